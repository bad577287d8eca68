// Drives a tab of stock Firefox: takes the steps that come as lines, each [step, argument],
// and answers each with a line, {value} or {error}. When no more come, the browser ends.
//
//	node firefox.mjs FIREFOX
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

// The tools' packages lie in their own folder, where an import would not look.
const puppeteer = createRequire(new URL("../tools/package.json", import.meta.url))("puppeteer-core");

const [executablePath] = process.argv.slice(2);
// No claim about the page: it only has to be more than the busiest machine needs.
const timeout = 180_000;
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, timeout, protocolTimeout: timeout });
const page = await browser.newPage();
page.setDefaultTimeout(timeout);

const said = [];
const asked = [];
page.on("console", (message) => said.push(`console: ${message.text()}`));
page.on("pageerror", (error) => said.push(`exception: ${error.message}`));
page.on("request", (request) => asked.push(request.url()));

const steps = {
  visit: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  click: (selector) => page.click(selector),
  run: (body) => page.evaluate(`(async () => { ${body} })()`),
  // What the page has said that it should not, and asked of others than this server.
  complaints: async (url) => [...said, ...asked.filter((address) => !address.startsWith(url) && address !== "about:blank")],
};

try {
  for await (const line of createInterface({ input: process.stdin })) {
    const [step, argument] = JSON.parse(line);
    const answer = await steps[step](argument).then((value) => ({ value }), (error) => ({ error: error.message }));
    console.log(JSON.stringify(answer));
  }
} finally {
  await browser.close();
}
