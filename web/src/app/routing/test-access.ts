// For tests: what every address of the product is to each demo account. Made by hand from sections 2, 5 and 6 of the
// specification and decisions section 9, not from the router.

/**
 * page: the address stays and its page is shown. absent: /404. Anything else is the address that the reader is led to.
 */
export type Outcome = 'page' | 'absent' | `/${string}`;

export interface AccessRow {
  address: string;
  /** For users with every permission: the paid chemist, the chemist on trial, the administrator, another tenant's user. */
  full: Outcome;
  /** For the tenant's administrator, where that is not what the others get. */
  admin?: Outcome;
  /** For a user with sascore and statistics only. */
  limited: Outcome;
  footer: boolean;
  /** The entry of the navigation that is marked as the current one. */
  module?: string;
  /** The page's title in the browser's tab; left out where it is the name of what is opened, or of where one is led. */
  title?: `${string}:${string}`;
}

const open = (address: string, footer: boolean, more: Partial<AccessRow> = {}): AccessRow => ({
  address,
  full: 'page',
  limited: 'page',
  footer,
  ...more,
});

const guarded = (address: string, more: Partial<AccessRow> = {}): AccessRow => ({
  address,
  full: 'page',
  limited: 'absent',
  footer: false,
  ...more,
});

const led = (address: string, to: `/${string}`, footer: boolean): AccessRow => ({
  address,
  full: to,
  limited: to,
  footer,
});

/** An id that no record has. */
const id = '01900000-0000-7000-8000-000000000000';

export const accessTable: readonly AccessRow[] = [
  led('/', '/home', true),
  led('/index', '/home', true),
  open('/home', true, { module: 'home', title: 'home:documentTitle' }),
  open('/404', true, { title: 'common:notFound.documentTitle' }),
  open('/contact', true, { title: 'contact:title' }),
  led('/no/such/page', '/404', true),
  led('/retrosynthesis/more', '/404', true),
  open('/substructure', false, { module: 'substructure', title: 'substructure:title' }),
  guarded('/conditionOptimization', { module: 'conditionoptimization', title: 'conditions:optimization.title' }),
  guarded(`/impurity/list/${id}`, { module: 'impuritypredict' }),
  guarded('/forwardsynthesis/generate/library', { module: 'forwardsynthesis', title: 'forward:type.library.name' }),
  guarded('/forwardsynthesis/list', { module: 'forwardsynthesis' }),
  open(`/sascore/${id}`, false, { module: 'sascore' }),
  open('/dataView', false, { title: 'statistics:title' }),
  open('/route/list/retrosynthesis', false, { module: 'retrosynthesis' }),
  open('/route/list/processchemistry', false, { module: 'processchemistry' }),
  open('/route/list/retrosynthesis/UHOVQNZJYSORNB', false, { module: 'retrosynthesis' }),
  open('/route/detail', false, { module: 'retrosynthesis' }),
  open(`/route/detail/${id}`, false, { module: 'retrosynthesis' }),
  open(`/single/${id}`, false, { module: 'retrosynthesis' }),
  open('/route/force/retrosynthesis', false, { module: 'retrosynthesis' }),
  open('/route/force/processchemistry/UHOVQNZJYSORNB', false, { module: 'processchemistry' }),
  open(`/cost/${id}`, false),
  guarded(`/quotation/history/${id}`),
  guarded(`/quotation/history/${id}/${id}`),
  guarded(`/quotation/new/${id}`),
  guarded(`/quotation/new/${id}/${id}`),
  open('/intermediate', false, { title: 'intermediates:title' }),
  open('/intermediate/records', false, { title: 'intermediates:records.title' }),
  open('/helpCenter', true),
  open('/release', true),
  open('/guide', true),
  open('/faqs', true),
  open('/video', true),
  open('/videoDetail', true),
  led('/profile', '/my/profile', false),
  led('/my', '/my/profile', false),
  open('/my/profile', false),
  open('/my/inquiry', false, { title: 'inquiry:title' }),
  open('/my/equity', false),
  open('/my/feedback', false),
  open('/my/ban', false, { title: 'bans:title' }),
  open('/my/members', false, { full: 'absent', limited: 'absent', admin: 'page' }),
  open('/enterprise', false),
  guarded('/retrosynthesis', { module: 'retrosynthesis', title: 'retrosynthesis:title' }),
  guarded('/processchemistry', { module: 'processchemistry', title: 'process:title' }),
  guarded('/forwardsynthesis', { module: 'forwardsynthesis', title: 'forward:title' }),
  open('/sascore', false, { module: 'sascore', title: 'sascore:title' }),
  guarded('/impurityPrediction', { module: 'impuritypredict', title: 'impurity:title' }),
  guarded('/conditionsearch', { module: 'conditionoptimization', title: 'conditions:optimization.title' }),
];

/** What the navigation offers, in its order. The module of intermediate projects and the batch belong to planning. */
export const menus = {
  full: [
    'home',
    'retrosynthesis',
    'processchemistry',
    'forwardsynthesis',
    'sascore',
    'conditionoptimization',
    'impuritypredict',
    'substructure',
    'intermediates',
    'batch',
  ],
  limited: ['home', 'sascore', 'substructure'],
} as const;
