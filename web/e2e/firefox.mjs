// Walks through the page in stock Firefox: load, lay a tile, solve, share, offline.
//
//	node firefox.mjs URL FIREFOX
//
// It prints "offline" when the server may go, waits for a line, and ends with 0
// when all went well and the console stayed silent.
import { createRequire } from "node:module";
import { once } from "node:events";

// The tools' packages lie in their own folder, where an import would not look.
const puppeteer = createRequire(new URL("../tools/package.json", import.meta.url))("puppeteer-core");

const [url, executablePath] = process.argv.slice(2);
const complaints = [];

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, timeout: 180_000, protocolTimeout: 180_000 });
try {
  const page = await browser.newPage();
  // No claim about the page: it only has to be more than the busiest machine needs.
  page.setDefaultTimeout(180_000);
  page.on("console", (message) => complaints.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(url)) complaints.push(`asked for ${request.url()}`);
  });

  await page.goto(url);
  await lay(page);
  await solve(page);

  await page.click('[data-action="share"]');
  await page.waitForFunction(() => document.querySelector('[data-part="share-text"]')?.value.includes("#grid=3x3"));
  const link = await page.$eval('[data-part="share-text"]', (field) => field.value);
  if (!link.startsWith(url)) throw new Error(`the link leads elsewhere: ${link}`);
  const friend = await browser.newPage();
  await friend.goto(link);
  await friend.waitForSelector('body[data-ready="true"]');
  await friend.close();

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  console.log("offline");
  await once(process.stdin, "data");
  await page.reload();
  await solve(page);
} catch (error) {
  for (const page of await browser.pages()) {
    const seen = await page.evaluate(() => [JSON.stringify(document.body?.dataset), document.body?.innerText.slice(0, 1500)].join("\n"))
      .catch((silent) => `it does not answer any more: ${silent.message}`);
    console.error(`the page is at ${page.url()}\nstate: ${seen}`);
  }
  console.error(complaints.join("\n"));
  throw error;
} finally {
  await browser.close();
}

if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
process.exit(0);

/** Waits for the board and lays a tile on it. */
async function lay(page) {
  await page.waitForSelector('body[data-ready="true"]');
  await page.click('[data-part="tray"] [data-tile="0"]');
  await page.click('[data-cell="0"] .hit');
  await page.waitForFunction(() => document.querySelector('[data-part="caption"]')?.textContent.includes("1 of 9"));
}

/** Waits for the board, asks for the solution and waits for the verdict on the first puzzle. */
async function solve(page) {
  await page.waitForSelector('body[data-ready="true"]');
  await page.click("#tab-solve");
  await page.click('[data-action="solve"]');
  await page.waitForFunction(() => document.querySelector('[data-part="verdict"]')?.textContent.includes("Two solutions"));
}
