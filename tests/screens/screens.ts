// Every screen by its name: where it is, who sees it, and what has to be done before it shows what it is for.

import type { Page } from 'playwright';
import type { Made } from './data.ts';

export interface Screen {
  /** With `{route}` and the like for what was made. */
  address: string;
  /** Demo accounts; the chemist alone when left out. The name of another stands in the picture's name. */
  accounts?: readonly string[];
  /** What to do once the page stands. */
  pose?: (page: Page) => Promise<void>;
}

/** Who sees the product as nobody else does: with every permission, with few, with the console alone, with nothing. */
export const everyAccount = ['chemist', 'trial', 'admin', 'limited', 'other', 'expired-admin', 'no-tenant'] as const;
/** Pictures of nobody who has signed in. */
export const visitor = 'visitor';

const opens =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).last().click();
  };

export const screens: Readonly<Record<string, Screen>> = {
  'sign-in': { address: '/', accounts: [visitor] },
  home: { address: '/home', accounts: ['chemist', 'trial', 'limited', 'expired-admin', 'no-tenant'] },
  'home-molecule': {
    address: '/home',
    pose: async (page) => {
      await page.locator('textarea').first().fill('sildenafil');
      await page.locator('section[aria-labelledby=target-title] img').waitFor();
    },
  },
  'user-menu': { address: '/my/equity', pose: opens('header button[aria-haspopup=menu]') },
  retrosynthesis: { address: '/retrosynthesis' },
  'retrosynthesis-task': { address: '/retrosynthesis?task={task}' },
  process: { address: '/processchemistry?task={processTask}' },
  'route-list': { address: '/route/list/retrosynthesis?task={task}' },
  'route-list-process': { address: '/route/list/processchemistry?task={processTask}' },
  'route-compare': { address: '/route/list/retrosynthesis?task={task}&compare={route},{second}' },
  'route-detail': { address: '/route/detail/{route}', pose: async (page) => page.keyboard.press('1') },
  'route-steps': { address: '/route/detail/{route}?view=steps' },
  'route-detail-process': { address: '/route/detail/{processRoute}' },
  'search-graph': { address: '/route/force/retrosynthesis?task={task}' },
  manual: { address: '/route/manual' },
  'manual-draft': { address: '/route/manual/{draft}' },
  cost: { address: '/cost/{route}' },
  'cost-compare': { address: '/cost/{route}?with={second}' },
  'quotation-start': { address: '/quotation/new/{route}' },
  quotation: { address: '/quotation/history/{route}/{quotation}' },
  quotations: { address: '/quotation/history/all' },
  forward: { address: '/forwardsynthesis' },
  'forward-library': { address: '/forwardsynthesis/generate/library' },
  'forward-tasks': { address: '/forwardsynthesis/list' },
  'forward-list': { address: '/forwardsynthesis/list?taskId={forward}' },
  sascore: { address: '/sascore', accounts: ['chemist', 'limited'] },
  'sascore-result': {
    address: '/sascore/{scores}',
    pose: async (page) => {
      const grid = page.getByRole('grid');
      await grid.locator('tr[data-index="2"]').waitFor();
      await grid.focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await page.getByRole('dialog').first().waitFor();
    },
  },
  conditions: { address: '/conditionsearch' },
  'condition-sets': { address: '/conditionOptimization?id={conditions}' },
  'condition-experiments': { address: '/conditionOptimization?id={conditions}&tab=experiments' },
  impurity: { address: '/impurityPrediction' },
  'impurity-result': { address: '/impurity/list/{impurities}' },
  substructure: { address: '/substructure' },
  'substructure-hits': { address: '/substructure?searchId={hits}' },
  intermediates: { address: '/intermediate' },
  'intermediate-projects': { address: '/intermediate?show=projects' },
  'intermediate-project': { address: '/intermediate?project={project}' },
  'intermediate-records': { address: '/intermediate/records' },
  batch: { address: '/batch' },
  statistics: { address: '/dataView', accounts: ['chemist', 'admin'] },
  'help-center': { address: '/helpCenter' },
  guide: { address: '/guide' },
  faqs: { address: '/faqs' },
  videos: { address: '/video' },
  video: { address: '/videoDetail?id=plan-a-route' },
  release: { address: '/release' },
  profile: { address: '/my/profile', accounts: ['chemist', 'admin'] },
  'profile-security': { address: '/my/profile?tab=security' },
  'profile-settings': { address: '/my/profile?tab=settings' },
  'profile-keys': { address: '/my/profile?tab=apiKeys' },
  inquiry: { address: '/my/inquiry' },
  stocks: { address: '/my/stocks' },
  templates: { address: '/my/templates' },
  ban: { address: '/my/ban' },
  equity: { address: '/my/equity', accounts: ['chemist', 'trial'] },
  feedback: { address: '/my/feedback' },
  members: { address: '/my/members', accounts: ['admin'] },
  'member-groups': { address: '/my/members?part=groups', accounts: ['admin'] },
  console: { address: '/enterprise', accounts: ['admin', 'expired-admin'] },
  'console-pay': { address: '/enterprise?part=pay', accounts: ['admin'] },
  'console-payments': { address: '/enterprise?part=payments', accounts: ['admin'] },
  'console-points': { address: '/enterprise?part=points', accounts: ['admin'] },
  'console-plans': { address: '/enterprise?part=plans', accounts: ['admin'] },
  'console-account': { address: '/enterprise?part=account', accounts: ['admin'] },
  'not-found': { address: '/404' },
};

/** The address with what was made put in; undefined where that is missing. */
export function addressOf({ address }: Screen, made: Readonly<Made>): string | undefined {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !made[name])) return undefined;
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => made[name] ?? '');
}
