// What an address carries into the product, and what of it stays (specification section 2).

import { expect, test, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { demoPassword } from '../../support/product.ts';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const query = (page: Page) => new URL(page.url()).searchParams;
const keptSource = (page: Page) => page.evaluate<string | null>(`sessionStorage.getItem('source')`);

test('a smilesHash has its plus signs and the tab its source, through sign-in', async ({ page }) => {
  await page.goto('/retrosynthesis?smilesHash=a+b%20c%2Bd&source=mall&shareCode=&code=c1&state=s1&session_state=x1');
  await fillSignIn(page, 'chemist', demoPassword);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => query(page).get('smilesHash')).toBe('a+b+c+d');
  for (const name of ['code', 'state', 'session_state', 'shareCode'])
    expect([name, query(page).has(name)]).toEqual([name, false]);
  expect(await keptSource(page)).toBe('mall');

  // A signed-in user may come with one, too.
  await page.goto('/home?smilesHash=x+y');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => query(page).get('smilesHash')).toBe('x+y');
  expect(await keptSource(page)).toBe('mall');
});

for (const source of ['substructure', 'conditionOptimization'])
  test(
    `a structure with charges comes whole to home from ${source}`,
    fullIf(source !== 'substructure'),
    async ({ page }) => {
      await signIn(
        page,
        'chemist',
        `/home?${new URLSearchParams({ smiles: 'C[N+](C)(C)CC(=O)[O-]', source }).toString()}`,
      );
      await expect(page.getByRole('textbox', { name: word('home:input.label') })).toHaveValue('C[N+](C)(C)CC(=O)[O-]');
      await expect.poll(() => query(page).has('smiles')).toBe(false);
      expect(await keptSource(page)).toBe(source);
    },
  );
