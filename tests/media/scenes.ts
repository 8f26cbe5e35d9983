// What the videos show. Each scene begins on a page that stands, and says its captions by the names in help-videos.json.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { hasMessage } from '@app/locales/messages';
import type { HelpVideoId } from '@app/shared/help/videos';
import type { Locator } from 'playwright';
import { writeTable } from '../../services/chemistry/src/platform/files/write/table.ts';
import { demoPassword } from '../support/product.ts';
import { word as wordIn } from '../e2e/support/visitor.ts';
import type { Visitor } from './visitor.ts';

/** Addresses that one scene leaves to the next and to the pictures. */
export interface Visited {
  list: string;
  detail: string;
  cost: string;
  quotation: string;
  scores: string;
  impurities: string;
}

export interface Scene {
  /** Before the film begins. */
  open?: (visitor: Visitor, visited: Visited) => Promise<void>;
  play: (visitor: Visitor, visited: Visited) => Promise<void>;
}

/** A machine may have more to do than this. */
export const patience = { timeout: 300_000 };
export const target = 'imatinib';
export const acylation = 'CC(=O)Cl.COc1ccc(N)cc1>>COc1ccc(NC(C)=O)cc1';

/** A pattern of a sentence with a number in it; Chinese may have one form for every number. */
const numbered = (visitor: Visitor, key: string, name: string): RegExp => {
  const [namespace = '', path = ''] = key.split(':');
  const form = hasMessage(visitor.culture, namespace, path) ? key : `${key}_other`;
  return new RegExp(visitor.word(form, { [name]: '[\\d,]+' }));
};
const tree = (visitor: Visitor): Locator => visitor.page.getByRole('tree');
const home = (visitor: Visitor): Locator =>
  visitor.page.getByRole('textbox', { name: visitor.word('home:input.label') });

const findYourWay: Scene = {
  async open({ page }) {
    await page.context().clearCookies();
    await page.goto('/');
    await page.locator('#login').waitFor(patience);
  },
  async play(visitor) {
    const { page } = visitor;
    await visitor.say('sign-in');
    await visitor.type(page.locator('#login'), visitor.culture === 'en' ? 'chemist' : 'admin');
    await visitor.type(page.locator('#password'), demoPassword);
    await visitor.click(page.locator('form button[type=submit]'));
    await visitor.cut(() => home(visitor).waitFor(patience));
    await visitor.say('type');
    await visitor.type(home(visitor), target);
    const plan = page.locator('button:not([disabled])', { hasText: visitor.word('home:action.plan') });
    await visitor.cut(() => plan.waitFor(patience));
    await visitor.say('recognised');
    await visitor.pointAt(plan);
    await visitor.say('modules');
    const modules = page.getByRole('navigation', { name: visitor.word('common:layout.mainNav') }).getByRole('link');
    for (const index of [1, 3, 5]) await visitor.pointAt(modules.nth(index));
    await visitor.say('account');
    await visitor.click(page.getByRole('banner').locator('button[aria-haspopup=menu]').last());
    await visitor.rest(2_400);
    await page.keyboard.press('Escape');
    await visitor.say('help');
    await visitor.click(visitor.button('help:menu.label'));
    await visitor.click(page.getByRole('menuitem', { name: visitor.word('help:title'), exact: true }));
    await page.getByRole('heading', { level: 1, name: visitor.word('help:title') }).waitFor(patience);
    await visitor.rest(2_400);
  },
};

const planARoute: Scene = {
  open: async (visitor) => {
    await visitor.page.goto('/home');
    await home(visitor).waitFor(patience);
  },
  async play(visitor, visited) {
    const { page } = visitor;
    await visitor.say('target');
    await visitor.type(home(visitor), target);
    await visitor.click(page.locator('button:not([disabled])', { hasText: visitor.word('home:action.plan') }));
    await page.waitForURL(/\/retrosynthesis\?task=/, patience);
    await visitor.say('watch');
    await visitor.rest(3_000);
    const routes = page.getByRole('link', { name: numbered(visitor, 'retrosynthesis:task.openRoutes', 'count') });
    await visitor.cut(async () => {
      await page.getByText(visitor.word('common:taskState.completed')).first().waitFor(patience);
      await routes.first().waitFor(patience);
    });
    await visitor.rest(1_000);
    await visitor.click(routes.first());
    await visitor.cut(() => page.locator('[data-route]').first().waitFor(patience));
    visited.list = page.url();
    await visitor.say('list');
    await visitor.rest(2_600);
    await visitor.say('open');
    await visitor.click(visitor.link('routes:list.openRoute', { rank: 1 }).first());
    await visitor.cut(() => tree(visitor).waitFor(patience));
    visited.detail = page.url();
    await visitor.rest(1_600);
    await visitor.say('step');
    await page.keyboard.press('1');
    await visitor.rest(3_400);
    await visitor.say('steps');
    await visitor.click(page.getByRole('radio', { name: visitor.word('routes:detail.steps'), exact: true }));
    await visitor.rest(3_000);
  },
};

const editAndCompare: Scene = {
  open: async ({ page }, { list }) => {
    await page.goto(list);
    await page.locator('[data-route]').first().waitFor(patience);
  },
  async play(visitor, { detail }) {
    const { page } = visitor;
    await visitor.say('mark');
    for (const key of ['Home', 'x', 'j', 'x']) {
      await page.keyboard.press(key);
      await visitor.rest(600);
    }
    await visitor.say('compare');
    await page.keyboard.press('=');
    await page.getByRole('heading', { name: numbered(visitor, 'routes:compare.title', 'count') }).waitFor(patience);
    await visitor.rest(3_400);
    await visitor.cut(async () => {
      await page.goto(detail);
      await tree(visitor).waitFor(patience);
    });
    await visitor.say('open');
    await visitor.rest();
    await visitor.say('edit');
    await visitor.click(visitor.button('routes:detailPage.edit.button'));
    await visitor.cut(() => page.waitForURL(/\/route\/manual\/[0-9a-f-]{36}$/, patience));
    await visitor.cut(() => page.getByRole('treeitem').nth(2).waitFor(patience));
    await visitor.rest();
    await visitor.say('proposals');
    await page.getByRole('treeitem').first().focus();
    for (const key of ['ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
      await visitor.rest(900);
    }
    await visitor.rest(2_600);
    await visitor.say('undo');
    await page.keyboard.press('b');
    await visitor.rest(2_200);
    await page.keyboard.press('Control+z');
    await visitor.rest(2_200);
  },
};

const scoreAFile: Scene = {
  open: async (visitor) => {
    await visitor.page.goto('/sascore');
    await visitor.page.locator('input[type=file]').waitFor({ state: 'attached', ...patience });
  },
  async play(visitor, visited) {
    const { page } = visitor;
    await visitor.say('drop');
    await visitor.rest();
    await giveDrugs(visitor);
    await visitor.say('check');
    await visitor.rest(2_600);
    await visitor.say('start');
    await visitor.click(page.getByRole('button', { name: numbered(visitor, 'sascore:upload.start', 'value') }));
    const row = page.locator('tr', { hasText: `${libraryName}.xlsx` }).first();
    await visitor.cut(() => row.getByText(visitor.word('common:taskState.completed')).waitFor(patience));
    await visitor.rest(1_200);
    await visitor.click(row.getByRole('link', { name: libraryName }));
    const grid = page.getByRole('grid');
    await visitor.cut(() => grid.locator('tr[data-index="3"]').waitFor(patience));
    visited.scores = page.url();
    await visitor.say('result');
    await visitor.rest(2_600);
    await visitor.say('parts');
    await grid.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key);
      await visitor.rest(700);
    }
    await visitor.rest(2_600);
    // The panel lies over the toolbar.
    await page.keyboard.press('Escape');
    await visitor.rest(500);
    await visitor.say('export');
    await visitor.click(visitor.button('sascore:export.button'));
    await visitor.rest(2_400);
    await page.keyboard.press('Escape');
  },
};

export const libraryName = 'Library A';

/** Chooses a workbook of 60 drugs and waits until it has been checked. */
export async function giveDrugs(visitor: Visitor): Promise<void> {
  const table = await readFile(resolve(import.meta.dirname, '../../services/chemistry/data/drugs.tsv'), 'utf8');
  const drugs = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 60)
    .map((line) => line.split('\t'));
  const rows = drugs.map(([names = '', smiles = ''], index) => ({
    cells: [`A-${index + 1}`, names.split('|')[0] ?? '', smiles],
  }));
  const columns = ['molid', 'name', 'SMILES'].map((heading) => ({ heading }));
  const content = await buffer(writeTable({ fileType: 'xlsx', columns, rows, language: 'en' }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await visitor.page.locator('input[type=file]').setInputFiles({
    name: `${libraryName}.xlsx`,
    mimeType,
    buffer: content,
  });
  await visitor.cut(() =>
    visitor.page.getByRole('button', { name: numbered(visitor, 'sascore:upload.start', 'value') }).waitFor(patience),
  );
}

const predictImpurities: Scene = {
  open: async (visitor) => {
    await visitor.page.goto('/impurityPrediction');
    await line(visitor).waitFor(patience);
  },
  async play(visitor, visited) {
    const { page } = visitor;
    await visitor.say('reaction');
    await giveReaction(visitor, acylation);
    await visitor.rest();
    await visitor.say('conditions');
    await visitor.type(page.getByRole('combobox', { name: visitor.word('impurity:form.agents') }), 'triethylamine');
    await page.keyboard.press('Enter');
    await visitor.type(page.getByLabel(visitor.word('impurity:form.temperature')), '20');
    await visitor.rest();
    await visitor.say('start');
    await visitor.click(visitor.button('impurity:form.start'));
    await visitor.cut(async () => {
      await page.waitForURL(/\/impurity\/list\/[0-9a-f-]{36}$/, patience);
      await page.getByText(visitor.word('common:taskState.completed')).first().waitFor(patience);
      await impurityRows(visitor).nth(1).waitFor(patience);
    });
    visited.impurities = page.url();
    await visitor.say('result');
    await visitor.rest(3_000);
    await visitor.say('detail');
    const show = new RegExp(`^${visitor.word('impurity:list.open', { rank: 2, name: '' }).trim()}`);
    await visitor.click(page.getByRole('button', { name: show }).first());
    await visitor.rest(3_000);
    await visitor.say('mark');
    const mark = new RegExp(`^${visitor.word('impurity:list.like', { name: '' }).trim()}`);
    await visitor.click(impurityRows(visitor).first().getByRole('button', { name: mark }).first());
    await visitor.rest(2_400);
  },
};

const line = (visitor: Visitor): Locator =>
  visitor.page.getByRole('textbox', { name: visitor.word('reaction:input.label') });

export const impurityRows = ({ page, culture }: Visitor): Locator => {
  const check = wordIn('impurity:list.check', culture, { rank: '\\d+', name: '' }).trim();
  return page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${check}`) }) });
};

/** Writes a reaction into the line above the editor and waits for its scheme. */
export async function giveReaction(visitor: Visitor, reaction: string): Promise<void> {
  const field = visitor.page.getByRole('textbox', { name: visitor.word('reaction:input.label') });
  await visitor.click(field);
  await field.fill(reaction);
  await visitor.rest(900);
  await field.press('Enter');
  const scheme = visitor.page.getByRole('region', { name: visitor.word('reaction:input.title') }).getByRole('group');
  await visitor.cut(() => scheme.first().waitFor(patience));
}

const costAndQuote: Scene = {
  open: async (visitor, { detail }) => {
    await visitor.page.goto(detail);
    await tree(visitor).waitFor(patience);
  },
  async play(visitor, visited) {
    const { page } = visitor;
    await visitor.say('route');
    await visitor.click(visitor.link('sharing:actions.way.cost'));
    const yieldOfFirst = page.getByRole('textbox', { name: visitor.word('cost:step.yieldOf', { number: 1 }) });
    await visitor.cut(() => yieldOfFirst.waitFor(patience));
    visited.cost = page.url();
    await visitor.say('cost');
    await visitor.rest(3_000);
    await visitor.say('change');
    await visitor.type(yieldOfFirst, '72');
    await page.keyboard.press('Enter');
    await visitor.rest(2_600);
    await visitor.say('quote');
    await visitor.click(visitor.link('sharing:actions.way.quotation'));
    const create = visitor.button('quotation:start.action');
    await visitor.cut(() => create.waitFor(patience));
    await visitor.say('amounts');
    const amounts = page.getByRole('checkbox');
    for (let index = 0; index < 2; index += 1) {
      const amount = amounts.nth(index + 1);
      await visitor.pointAt(amount);
      await amount.check({ force: true });
    }
    await visitor.rest();
    await visitor.click(create);
    await visitor.cut(() => page.waitForURL(/\/quotation\/.*[0-9a-f-]{36}\/[0-9a-f-]{36}/, patience));
    visited.quotation = page.url();
    await visitor.cut(() => page.getByText(visitor.word('quotation:positions')).first().waitFor(patience));
    await visitor.say('issue');
    await visitor.rest(4_000);
  },
};

export const scenes: Record<HelpVideoId, Scene> = {
  'find-your-way': findYourWay,
  'plan-a-route': planARoute,
  'edit-and-compare': editAndCompare,
  'score-a-file': scoreAFile,
  'predict-impurities': predictImpurities,
  'cost-and-quote': costAndQuote,
};
