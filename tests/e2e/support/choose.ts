import type { Locator } from 'playwright/test';

/** Opens a list of choices and takes the one with these words. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  await field.page().locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

/** What is chosen. */
export const chosen = (field: Locator): Locator =>
  field.locator('xpath=ancestor::*[contains(@class, "ant-select")][last()]');
