// Presses every button of a page's content and every menu: what opens must be sound, close with Escape, and give the
// focus back to what opened it.

import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import { axeFindings } from './accessible.ts';

/** What would take something away, or lead away from the page. */
const passedOver = /delete|remove|revoke|disable|close account|sign .*out|withdraw|discard|end all|reset|clear|stop/i;
/** The calendar of a date field leads back to the field. */
const openPart = '[role=dialog]:not([data-calendar]), [role=menu]';
/** What opens may have to be loaded first. */
const patienceMs = 700;
/** What was open before a button was pressed is not what the button opens. */
const newlyOpen = `:is(${openPart}):not([data-was-open]):visible`;

/** Lines for what opens and is not sound; `comeBack` brings the page to where it was. */
export async function pressAll(page: Page, comeBack: () => Promise<void>): Promise<string[]> {
  const address = page.url();
  const found: string[] = [];
  for (const [index, name] of (await numbered(page)).entries()) {
    // What was pressed before may have changed the page.
    if (passedOver.test(name) || (await numbered(page))[index] !== name) continue;
    const button = page.locator(`[data-pressed="${index}"]`).first();
    await button.focus();
    await markOpen(page);
    await page.keyboard.press('Enter');
    const opened = page.locator(newlyOpen).last();
    const isOpen = await opened.waitFor({ timeout: patienceMs }).then(
      () => true,
      () => false,
    );
    if (page.url() !== address) {
      await comeBack();
      continue;
    }
    if (!isOpen) continue;
    // Something may close again by itself, such as what says that it is being loaded.
    const lines = await axeFindings(page, openPart).catch(() => []);
    found.push(...lines.map((line) => `${name}: ${line}`));
    await page.keyboard.press('Escape');
    if (!(await comesTrue(async () => !(await opened.isVisible().catch(() => false))))) {
      found.push(`${name}: Escape does not close it`);
      await comeBack();
    } else if (!(await comesTrue(() => hasFocus(button)))) found.push(`${name}: the focus is not given back`);
  }
  return found;
}

/** Within `patienceMs`: what closes may fade first. */
async function comesTrue(ask: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!(await ask())) {
    if (Date.now() > deadline) return false;
    await setTimeout(50);
  }
  return true;
}

/** Numbers the buttons as they are now, without what others were called before, and gives their names. */
function numbered(page: Page): Promise<string[]> {
  return page.evaluate(
    `for (const one of document.querySelectorAll('[data-pressed]')) delete one.dataset.pressed;
    [...document.querySelectorAll('main button, header button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest('[inert], .Ketcher-root'))
      .map((one, index) => {
        one.dataset.pressed = index;
        return (one.ariaLabel ?? one.textContent).trim();
      })`,
  );
}

async function markOpen(page: Page): Promise<void> {
  await page.evaluate(
    `for (const one of document.querySelectorAll('${openPart}')) if (one.checkVisibility({ visibilityProperty: true })) one.dataset.wasOpen = '';
    else delete one.dataset.wasOpen;`,
  );
}

async function hasFocus(button: Locator): Promise<boolean> {
  return (await button.and(button.page().locator(':focus')).count()) > 0;
}
