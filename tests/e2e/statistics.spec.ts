import { screenActions } from '@app/shared/tracking/screen-actions';
import { expect, test } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from './support/visitor.ts';

const names = new Map<unknown, string>(Object.entries(screenActions).map(([name, code]) => [code, name]));

test('what a chemist does with routes is recorded, also what the page learns as it is left', async ({ page }) => {
  const recorded: string[] = [];
  const refused: number[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/create-buried-point')) return;
    const { code, loginDevice, stayTime } = response.request().postDataJSON();
    expect(loginDevice).toBe('desktop Chrome');
    if (response.status() === 200) recorded.push(`${names.get(code)}${stayTime > 0 ? ' for a while' : ''}`);
    else refused.push(response.status());
  });
  await signIn(page, 'chemist');
  await planFromHome(page, 'paracetamol');
  await taskPanel(page)
    .getByRole('link', { name: /routes?/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/route\/list\//);
  const solvedOnly = page.getByRole('checkbox', { name: word('routes:filter.solvedOnly') });
  await solvedOnly.click();
  await expect(solvedOnly).toBeChecked();
  await page
    .getByRole('link', { name: /^Open route/ })
    .first()
    .click();
  await page.getByRole('button', { name: word('routes:detail.export') }).click();
  await page.getByRole('menuitem', { name: word('routes:detail.exportSvg') }).click();
  await expect.poll(() => recorded).toContain('exportRouteSvg');
  await page.goBack();
  await expect.poll(() => recorded).toEqual(['filterRoutes', 'exportRouteSvg', 'readRoute for a while']);
  expect(refused).toEqual([]);
});
