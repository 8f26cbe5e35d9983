import { chromium } from 'playwright';
import { signIn } from './e2e/support/visitor.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({
  baseURL: 'http://localhost:4160',
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
});
const page = await context.newPage();
await signIn(page, 'chemist', '/my/stocks');
await page.waitForTimeout(1500);
await page.keyboard.press('Control+k');
await page.waitForTimeout(1500);
console.log(
  await page.evaluate(
    `[...document.querySelectorAll('.ant-modal-wrap, .ant-modal, .ant-modal-container, .ant-modal-body, .ant-modal-body > *')].map((e) => { const b = e.getBoundingClientRect(); const c = getComputedStyle(e); return [e.className.slice(0, 60), Math.round(b.left), Math.round(b.width), c.maxWidth, c.width, c.margin, c.boxSizing].join(' | '); }).join('\\n')`,
  ),
);
console.log(
  await page.evaluate(
    `[document.documentElement.scrollWidth, document.body.style.cssText, getComputedStyle(document.body).width]`,
  ),
);
await browser.close();
