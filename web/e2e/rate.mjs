// Searches a puzzle in a worker of the page in stock Firefox and prints what it took.
//
//	node rate.mjs URL FIREFOX FUNCTION PUZZLE MODE
import { createRequire } from "node:module";

// The tools' packages lie in their own folder, where an import would not look.
const puppeteer = createRequire(new URL("../tools/package.json", import.meta.url))("puppeteer-core");

const [url, executablePath, ask, puzzle, mode] = process.argv.slice(2);
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForSelector('body[data-ready="true"]');
  const rate = await page.evaluate(`(${ask})(${JSON.stringify(puzzle)}, ${JSON.stringify(mode)})`);
  console.log(JSON.stringify(rate));
} finally {
  await browser.close();
}
