// What the pictures of the guide show, each under the name that web/src/features/help/chapters.ts gives it.

import type { HelpVideoId } from '@app/shared/help/videos';
import type { Locator } from 'playwright';
import { acylation, giveDrugs, giveReaction, impurityRows, patience, target, type Visited } from './scenes.ts';
import type { Visitor } from './visitor.ts';

type Pose = (visitor: Visitor, visited: Visited) => Promise<void>;

const suzuki = 'OB(O)c1ccccc1.Brc1ccc(C(C)=O)cc1>>CC(=O)c1ccc(-c2ccccc2)cc1';

/** Stands when the editor does, which says its words in the language of the page. */
const editor = (visitor: Visitor): Locator =>
  visitor.page.getByRole('button', { name: new RegExp(`^${visitor.word('structure:ketcher.Clear Canvas')}`) });

/** Films whose scenes leave behind what a picture, or another film, begins from. */
export const begunBy: Readonly<Record<string, readonly HelpVideoId[]>> = {
  'edit-and-compare': ['plan-a-route'],
  'cost-and-quote': ['plan-a-route'],
  'route-list': ['plan-a-route'],
  'route-detail': ['plan-a-route'],
  cost: ['plan-a-route', 'cost-and-quote'],
  quotation: ['plan-a-route', 'cost-and-quote'],
  'sascore-result': ['score-a-file'],
  'impurity-result': ['predict-impurities'],
};

/** Opens the page and brings it into the state that the picture shows. */
export const pictures: Record<string, Pose> = {
  home: async (visitor) => {
    await visitor.page.goto('/home');
    await visitor.type(visitor.page.getByRole('textbox', { name: visitor.word('home:input.label') }), target);
    await visitor.page
      .locator('button:not([disabled])', { hasText: visitor.word('home:action.plan') })
      .waitFor(patience);
  },
  planning: async (visitor) => {
    const { page } = visitor;
    await page.goto('/retrosynthesis');
    await editor(visitor).waitFor(patience);
    const field = page.getByRole('textbox', { name: visitor.word('retrosynthesis:input.label') });
    await field.fill(target);
    await field.press('Enter');
    await page
      .locator('button:not([disabled])', { hasText: visitor.word('retrosynthesis:plan.start') })
      .first()
      .waitFor(patience);
  },
  'route-list': async ({ page }, { list }) => {
    await page.goto(list);
    await page.locator('[data-route]').first().waitFor(patience);
  },
  'route-detail': async ({ page }, { detail }) => {
    await page.goto(detail);
    await page.getByRole('tree').waitFor(patience);
    await page.keyboard.press('1');
  },
  cost: async (visitor, { cost }) => {
    await visitor.page.goto(cost);
    await visitor.page
      .getByRole('textbox', { name: visitor.word('cost:step.yieldOf', { number: 1 }) })
      .waitFor(patience);
  },
  quotation: async (visitor, { quotation }) => {
    await visitor.page.goto(quotation);
    await visitor.page.getByText(visitor.word('quotation:positions')).first().waitFor(patience);
  },
  forward: async (visitor) => {
    const { page } = visitor;
    await page.goto('/forwardsynthesis/generate/enumeration');
    await editor(visitor).waitFor(patience);
    const field = page.getByRole('textbox', { name: visitor.word('forward:input.label') });
    await field.fill('OC(=O)c1ccc(Br)cc1');
    await field.press('Enter');
    const acylated = page.getByRole('checkbox', {
      name: visitor.word('forward:kinds.use', { name: visitor.word('retrosynthesis:constraints.classes.acylation') }),
    });
    await acylated.waitFor({ timeout: 300_000 });
    await visitor.button('forward:kinds.none').click();
    await acylated.check();
    await page.getByRole('spinbutton', { name: visitor.word('forward:partners.perReaction') }).fill('12');
    await visitor.button('forward:start.enumeration').click();
    await page.waitForURL(/\/forwardsynthesis\/list\?taskId=/, patience);
    await page.getByText(visitor.word('common:taskState.completed')).waitFor({ timeout: 300_000 });
    await page.getByRole('grid').locator('tr[data-index="2"]').waitFor(patience);
  },
  'sascore-check': async (visitor) => {
    await visitor.page.goto('/sascore');
    await visitor.page.locator('input[type=file]').waitFor({ state: 'attached', ...patience });
    await giveDrugs(visitor);
  },
  'sascore-result': async ({ page }, { scores }) => {
    await page.goto(scores);
    await page.getByRole('grid').locator('tr[data-index="3"]').waitFor(patience);
  },
  conditions: async (visitor) => {
    const { page } = visitor;
    await page.goto('/conditionsearch');
    await giveReaction(visitor, suzuki);
    await page
      .locator('button:not([disabled])', { hasText: visitor.word('conditions:optimization.start.action') })
      .first()
      .click(patience);
    await page.getByRole('tabpanel').getByRole('rowheader').nth(2).waitFor(patience);
  },
  'impurity-form': async (visitor) => {
    await visitor.page.goto('/impurityPrediction');
    await giveReaction(visitor, acylation);
  },
  'impurity-result': async (visitor, { impurities }) => {
    await visitor.page.goto(impurities);
    await impurityRows(visitor).nth(1).waitFor(patience);
  },
  'structure-search': async (visitor) => {
    const { page } = visitor;
    await page.goto('/substructure');
    const field = page.getByRole('textbox', { name: visitor.word('substructure:input.label') });
    // The first start goes on to make the index.
    await field.waitFor(patience);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const indexing = page.getByText(new RegExp(visitor.word('substructure:source.indexing', { done: '\\d+\\s?%' })));
    await indexing.first().waitFor({ state: 'detached', ...patience });
    await field.fill('c1ccc2[nH]ccc2c1');
    await field.press('Enter');
    await page.waitForURL(/searchId=/, patience);
    await page
      .getByRole('list', { name: visitor.word('substructure:hits.label') })
      .getByRole('button')
      .first()
      .waitFor(patience);
  },
};
