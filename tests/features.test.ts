// One word finds a feature in all its places: contract, slice of the chemistry service, page, words, browser test and chapter
// of the guide. A cell names the place; where a feature has none of its own, the cell says why.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The usual place, other paths below the usual folder or from the root (with a slash), or the reason why there is none. */
type Cell = 'usual' | readonly string[] | { none: string };

interface Row {
  contract?: Cell;
  service?: Cell;
  page?: Cell;
  words?: Cell;
  test?: Cell;
  /** Chapter and section of the guide (`chapter.section`). */
  help: readonly string[] | { none: string };
}

const none = (why: string) => ({ none: why });

const features: Readonly<Record<string, Row>> = {
  session: {
    service: none('the gateway owns sessions: gateway/src/sessions'),
    page: ['web/src/shared/session', 'web/src/app/session'],
    words: ['session', 'overlays', 'tour'],
    help: ['first-steps.sign-in'],
  },
  account: {
    contract: ['shared/src/contracts/profile/account.ts'],
    page: ['web/src/features/profile/security'],
    help: ['account.profile'],
  },
  profile: { help: ['account.profile'] },
  'api-keys': {
    page: ['web/src/features/profile/api-keys'],
    words: ['profile'],
    help: ['account.keys'],
  },
  members: { help: ['account.members'] },
  console: { help: ['account.quota'] },
  equity: { help: ['account.quota'] },
  retrosynthesis: { words: ['retrosynthesis', 'home'], help: ['plan-a-route.target', 'plan-a-route.watch'] },
  'search-graph': { help: ['routes.graph'] },
  routes: { words: ['routes', 'molecule', 'stereocentres'], help: ['routes.list', 'routes.detail', 'routes.files'] },
  'route-import': {
    page: ['web/src/chemistry/route-import'],
    help: ['import-routes.formats'],
  },
  manual: { help: ['plan-a-route.by-hand', 'routes.edit'] },
  batch: { help: ['batch.worklist'] },
  process: { help: ['process-chemistry.goals'] },
  forward: { help: ['forward-synthesis.types'] },
  sascore: { help: ['sascore.file'] },
  impurity: { help: ['impurities.reaction'] },
  conditions: { help: ['conditions.rank'] },
  protection: {
    page: ['web/src/features/manual/panels/protect-panel.tsx', 'web/src/features/routes/step/step-inspector.tsx'],
    help: ['routes.edit'],
  },
  reaction: {
    page: ['web/src/chemistry/reaction', 'web/src/chemistry/reaction-input', 'web/src/chemistry/procedure'],
    words: ['reaction', 'procedure'],
    help: ['impurities.reaction'],
  },
  quotation: { help: ['cost-and-quotation.quotation'] },
  cost: { help: ['cost-and-quotation.cost', 'cost-and-quotation.compare-cost'] },
  inquiry: { help: ['cost-and-quotation.inquiry'] },
  intermediates: { help: ['intermediates.common'] },
  substructure: { help: ['structure-search.query', 'structure-search.hits'] },
  structure: {
    page: ['web/src/chemistry/structure-input', 'web/src/chemistry/editor', 'web/src/chemistry/molecule'],
    words: ['structure', 'chemistry'],
    help: ['plan-a-route.target'],
  },
  stock: { help: ['own-data.stocks'] },
  templates: { help: ['own-data.templates'] },
  bans: { help: ['own-data.ban'] },
  sharing: { page: ['web/src/chemistry/export/share-dialog.tsx'], help: ['routes.share'] },
  eln: { help: ['account.notebook'] },
  statistics: { words: ['statistics', 'tracking'], help: ['account.statistics'] },
  events: {
    contract: ['shared/src/contracts/notifications/events.ts'],
    page: ['web/src/shared/events'],
    words: none('a page that is up to date says nothing'),
    help: none('nothing to do for a user'),
  },
  notifications: { help: ['account.news'] },
  commands: {
    help: ['keys.everywhere', 'first-steps.find-your-way'],
  },
  help: {
    words: ['help', 'help-faqs', 'help-guide', 'help-videos'],
    help: none('the guide is the help'),
  },
  feedback: { help: none('the page says what it is for') },
  contact: { help: none('the page says what it is for') },
  deletion: {
    page: ['web/src/ui/notice/remove-with-undo.ts'],
    words: none('what is deleted has words of its own, in the file of its feature'),
    help: none('the toast after a deletion says how to undo it'),
  },
};

/** Parts of the page and of the service that are no feature for a user, and words that belong to no feature alone. */
const others = {
  page: {
    home: 'the first page, which starts retrosynthesis',
    'not-found': 'the page of an unknown address',
    testing: 'pages for testers of errors',
  },
  service: {
    tasks: 'the task that searches, routes and sharing are parts of',
    erasure: 'hands out or deletes the data of a user, by command',
    quota: 'limits of searches, by command; pages show them under equity',
  },
  words: {
    common: 'words of every page',
    enzymes: 'enzymes and how they are used, on routes, in reports and on the command line',
    errors: 'the error catalogue',
    files: 'names in exported tables',
    gateway: 'pages of the gateway around sign-in',
    mcp: 'tools for assistants, which have no page',
    identity: 'pages and mails of the identity provider',
    testing: 'pages for testers of errors',
  },
  contract: {
    call: 'what a contract is',
    catalogue: 'all contracts by name',
    testing: 'calls for testers of errors',
  },
} as const;

const at = (path: string) => resolve(root, path);
const namesIn = (folder: string): string[] =>
  readdirSync(at(folder))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.(ts|json)$/, ''));

const usual = {
  contract: (word: string) => [`shared/src/contracts/${word}.ts`, `shared/src/contracts/${word}`],
  service: (word: string) => [`services/chemistry/src/features/${word}`],
  page: (word: string) => [`web/src/features/${word}`],
  words: (word: string) => [`locales/en/${word}.json`],
  test: (word: string) => [`tests/e2e/${word}`],
} as const;
const places = Object.keys(usual) as (keyof typeof usual)[];

/** What is missing of a cell; empty where all is there, or nothing is due. */
function missingFrom(place: keyof typeof usual, word: string, cell: Cell): string[] {
  if (cell === 'usual') return usual[place](word).some((path) => existsSync(at(path))) ? [] : usual[place](word);
  if ('none' in cell) return usual[place](word).filter((path) => existsSync(at(path)));
  const paths =
    place === 'words' ? cell.flatMap((name) => ['en', 'zh-CN'].map((lang) => `locales/${lang}/${name}.json`)) : cell;
  return paths.filter((path) => !existsSync(at(path)));
}

describe.each(Object.entries(features))('the feature %s', (word, row) => {
  it.each(places)('has its %s where its word says', (place) => {
    expect(missingFrom(place, word, row[place] ?? 'usual')).toEqual([]);
  });

  it('has its chapter in the guide, in both languages', () => {
    if ('none' in row.help) return;
    const guides = ['en', 'zh-CN'].map((language): Record<string, Record<string, unknown>> => {
      const text = readFileSync(at(`locales/${language}/help-guide.json`), 'utf8');
      return JSON.parse(text);
    });
    const missing = row.help.filter((topic) => {
      const [chapter = '', section = ''] = topic.split('.');
      return guides.some((guide) => guide[chapter]?.[section] === undefined);
    });
    expect(missing).toEqual([]);
  });
});

describe('each folder and file belongs to a feature or is named as none', () => {
  it.each([
    ['contract', 'shared/src/contracts'],
    ['service', 'services/chemistry/src/features'],
    ['page', 'web/src/features'],
  ] as const)('%s in %s', (place, folder) => {
    const unknown = namesIn(folder).filter((name) => !(name in features) && !(name in others[place]));
    expect(unknown).toEqual([]);
  });

  it.each(['en', 'zh-CN'])('words in locales/%s', (language) => {
    const ofFeatures = Object.entries(features).flatMap(([word, { words = 'usual' }]) => {
      if (words === 'usual') return [word];
      return 'none' in words ? [] : words;
    });
    const unknown = namesIn(`locales/${language}`).filter(
      (name) => !ofFeatures.includes(name) && !(name in others.words),
    );
    expect(unknown).toEqual([]);
  });

  it('browser tests in tests/e2e', () => {
    const unknown = namesIn('tests/e2e').filter((name) => !(name in features) && !['app', 'support'].includes(name));
    expect(unknown).toEqual([]);
  });
});
