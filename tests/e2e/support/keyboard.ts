// A user without a mouse: presses Tab until the wanted element has a visible focus.

import { expect, type Locator, type Page } from 'playwright/test';

const mostStops = 120;

/** The focus indicator: an outline or a shadow of the control, of its label, or of what it is drawn in. */
const ringScript = `(() => {
  const isRinged = (element) => {
    const style = getComputedStyle(element);
    return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
  };
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const near = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')];
  return near.some((element) => element && isRinged(element));
})()`;

/** Presses Tab, or the other key, until the control has the focus; fails after 120 stops, and where the focus is not seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const focused = control.and(page.locator(':focus'));
  for (let stops = 0; (await focused.count()) === 0; stops += 1) {
    expect(stops, `Tab never came to ${control.toString()}`).toBeLessThan(mostStops);
    await page.keyboard.press(key);
  }
  expect(await page.evaluate(ringScript), `no focus is seen on ${control.toString()}`).toBe(true);
}

/** Goes to a control and presses it. */
export async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Opens the menu of a button and chooses an entry with arrows. */
export async function choose(page: Page, menu: Locator, entry: string): Promise<void> {
  await tabTo(page, menu);
  await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('menuitem', { name: entry, exact: true });
  await expect(wanted).toBeVisible();
  const focused = wanted.and(page.locator(':focus'));
  const entries = await page.getByRole('menuitem').count();
  for (let moves = 0; (await focused.count()) === 0; moves += 1) {
    expect(moves, `no arrow came to ${entry}`).toBeLessThan(entries);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Tab stays within the dialog that is open. */
export async function expectTrapped(page: Page): Promise<void> {
  const inside = page.getByRole('dialog').locator(':focus');
  const controls = await page.getByRole('dialog').locator('button, input, select, textarea, a').count();
  for (let stops = 0; stops <= controls + 1; stops += 1) {
    await page.keyboard.press('Tab');
    // Between its last and its first control Chromium stops at the page's own bars, which hold nothing of the page.
    const outside = await page.evaluate(
      `!document.activeElement.closest('dialog') && document.activeElement !== document.body`,
    );
    expect(outside).toBe(false);
  }
  await expect(inside.or(page.getByRole('dialog'))).not.toHaveCount(0);
}
