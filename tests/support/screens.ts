// Every screen of the product, with its address and who sees something of their own there. What stands on it needs a
// product with one of everything (`makeEstate`), whose ids the addresses take.

/** Of a thing that somebody owns; throws for what was never made. */
export type IdOf = (thing: string) => string;

/** Demo accounts. */
export type Viewer = 'chemist' | 'limited' | 'other' | 'trial' | 'admin' | 'expired-admin';

export interface Screen {
  /** Fit for a file's name. */
  name: string;
  address: string | ((id: IdOf) => string);
  /** The chemist alone where left out. */
  viewers?: readonly Viewer[];
}

const at = (name: string, address: Screen['address'], ...viewers: Viewer[]): Screen =>
  viewers.length === 0 ? { name, address } : { name, address, viewers };

export const screens: readonly Screen[] = [
  at('home', '/home', 'chemist', 'limited', 'other'),
  at('not-found', '/404', 'chemist', 'limited'),
  at('retrosynthesis', '/retrosynthesis'),
  at('retrosynthesis-task', (id) => `/retrosynthesis?task=${id('task')}`),
  at('process', '/processchemistry'),
  at('batch', '/batch'),
  at('batch-process', '/batch/processchemistry'),
  at('route-list', (id) => `/route/list/retrosynthesis/${id('key')}?task=${id('task')}`),
  at('route-detail', (id) => `/route/detail/${id('route')}`),
  at('route-steps', (id) => `/route/detail/${id('route')}?view=steps`),
  at('route-shared', (id) => `/single/${id('route')}`, 'limited'),
  at('route-manual-start', '/route/manual'),
  at('route-manual', (id) => `/route/manual/${id('draft')}`),
  at('search-graph', (id) => `/route/force/retrosynthesis/${id('key')}?task=${id('task')}`),
  at('cost', (id) => `/cost/${id('route')}`),
  at('cost-compare', (id) => `/cost/${id('route')}?with=${id('other route')}`),
  at('quotation-new', (id) => `/quotation/new/${id('route')}`),
  at('quotation', (id) => `/quotation/history/${id('route')}/${id('quotation')}`),
  at('quotations-of-route', (id) => `/quotation/history/${id('route')}`),
  at('quotations', '/quotation/history/all'),
  at('intermediates', '/intermediate'),
  at('intermediate-projects', '/intermediate?show=projects'),
  at('intermediate-project', (id) => `/intermediate?project=${id('project')}`),
  at('intermediate-records', '/intermediate/records'),
  at('forward', '/forwardsynthesis'),
  at('forward-enumeration', '/forwardsynthesis/generate/enumeration'),
  at('forward-library', '/forwardsynthesis/generate/library'),
  at('forward-list', '/forwardsynthesis/list'),
  at('forward-products', (id) => `/forwardsynthesis/list?taskId=${id('forward')}`),
  at('sascore', '/sascore', 'chemist', 'limited'),
  at('sascore-result', (id) => `/sascore/${id('score')}`),
  at('impurity', '/impurityPrediction'),
  at('impurity-result', (id) => `/impurity/list/${id('impurity')}`),
  at('conditions', '/conditionsearch'),
  at('optimization', (id) => `/conditionOptimization?id=${id('optimization')}`),
  at('optimization-experiments', (id) => `/conditionOptimization?id=${id('optimization')}&tab=experiments`),
  at('optimization-sites', (id) => `/conditionOptimization?id=${id('optimization')}&tab=sites`),
  at('optimization-precedents', (id) => `/conditionOptimization?id=${id('optimization')}&tab=precedents`),
  at('substructure', '/substructure', 'chemist', 'limited'),
  at('substructure-hits', (id) => `/substructure?searchId=${id('substructure')}`),
  at('statistics', '/dataView', 'chemist', 'limited', 'admin'),
  at('help', '/helpCenter'),
  at('release', '/release'),
  at('guide', '/guide'),
  at('faqs', '/faqs'),
  at('videos', '/video'),
  at('video', '/videoDetail?id=plan-a-route'),
  at('profile', '/my/profile', 'chemist', 'trial', 'admin'),
  at('profile-settings', '/my/profile?tab=settings'),
  at('profile-security', '/my/profile?tab=security'),
  at('profile-keys', '/my/profile?tab=apiKeys'),
  at('inquiries', '/my/inquiry'),
  at('equity', '/my/equity', 'chemist', 'trial', 'admin'),
  at('feedback', '/my/feedback'),
  at('ban', '/my/ban'),
  at('stocks', '/my/stocks'),
  at('templates', '/my/templates'),
  at('notebook', '/my/eln'),
  at('members', '/my/members', 'admin'),
  at('groups', '/my/members?part=groups', 'admin'),
  at('console', '/enterprise', 'chemist', 'admin', 'expired-admin'),
  at('console-pay', '/enterprise?part=pay', 'admin', 'expired-admin'),
  at('console-payments', '/enterprise?part=payments', 'admin'),
  at('console-points', '/enterprise?part=points', 'admin'),
  at('console-plans', '/enterprise?part=plans', 'admin', 'expired-admin'),
  at('console-account', '/enterprise?part=account', 'admin'),
  at('testers', '/testers'),
];
