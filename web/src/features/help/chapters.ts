// The user guide's chapters and sections in their order; their words are in locales/*/help-guide.json.

import type { HelpVideoId } from '@app/shared/help/videos';

export interface Section {
  id: string;
  /** Name of a picture that `npm run help-media` takes. */
  picture?: string;
}

export interface Chapter {
  id: string;
  sections: readonly Section[];
  video?: HelpVideoId;
}

const sections = (...ids: (string | [id: string, picture: string])[]): Section[] =>
  ids.map((one) => (typeof one === 'string' ? { id: one } : { id: one[0], picture: one[1] }));

export const chapters: readonly Chapter[] = [
  { id: 'first-steps', sections: sections('sign-in', ['home', 'home'], 'find-your-way'), video: 'find-your-way' },
  {
    id: 'plan-a-route',
    sections: sections(['target', 'planning'], 'settings', 'conditions', 'watch', 'by-hand'),
    video: 'plan-a-route',
  },
  { id: 'preferences', sections: sections('presets', 'parts', 'materials') },
  { id: 'enzymes', sections: sections('search', 'step', 'trust') },
  { id: 'import-routes', sections: sections('formats', 'check', 'after') },
  {
    id: 'routes',
    sections: sections(
      ['list', 'route-list'],
      'score',
      'compare',
      ['detail', 'route-detail'],
      'edit',
      'graph',
      'files',
      'share',
    ),
    video: 'edit-and-compare',
  },
  { id: 'batch', sections: sections('worklist') },
  { id: 'process-chemistry', sections: sections('goals', 'figures') },
  {
    id: 'cost-and-quotation',
    sections: sections(['cost', 'cost'], 'compare-cost', 'inquiry', ['quotation', 'quotation']),
    video: 'cost-and-quote',
  },
  { id: 'forward-synthesis', sections: sections('types', ['partners', 'forward']) },
  {
    id: 'sascore',
    sections: sections(['file', 'sascore-check'], ['result', 'sascore-result'], 'life'),
    video: 'score-a-file',
  },
  { id: 'conditions', sections: sections(['rank', 'conditions'], 'experiments') },
  {
    id: 'impurities',
    sections: sections(['reaction', 'impurity-form'], ['result', 'impurity-result'], 'masses'),
    video: 'predict-impurities',
  },
  { id: 'structure-search', sections: sections(['query', 'structure-search'], 'hits') },
  { id: 'intermediates', sections: sections('common') },
  { id: 'own-data', sections: sections('stocks', 'templates', 'ban') },
  { id: 'account', sections: sections('profile', 'members', 'quota', 'keys', 'statistics', 'notebook', 'news') },
  { id: 'programs', sections: sections('key', 'call', 'assistant', 'command-line') },
  { id: 'keys', sections: sections('everywhere', 'in-list', 'on-route') },
];

/** The anchor of a section on the page. */
export const anchorOf = (chapter: string, section: string): string => `${chapter}.${section}`;

const chapterOfPath: readonly [start: string, chapter: string][] = [
  ['/home', 'first-steps'],
  ['/retrosynthesis', 'plan-a-route'],
  ['/route/manual', 'plan-a-route'],
  ['/route/', 'routes'],
  ['/single/', 'routes'],
  ['/batch', 'batch'],
  ['/processchemistry', 'process-chemistry'],
  ['/cost/', 'cost-and-quotation'],
  ['/quotation/', 'cost-and-quotation'],
  ['/my/inquiry', 'cost-and-quotation'],
  ['/forwardsynthesis', 'forward-synthesis'],
  ['/sascore', 'sascore'],
  ['/condition', 'conditions'],
  ['/impurity', 'impurities'],
  ['/substructure', 'structure-search'],
  ['/intermediate', 'intermediates'],
  ['/my/stocks', 'own-data'],
  ['/my/templates', 'own-data'],
  ['/my/ban', 'own-data'],
  ['/my/', 'account'],
  ['/dataView', 'account'],
];

/** The chapter about a page; undefined for pages that the guide does not cover. */
export function chapterAbout(pathname: string): string | undefined {
  return chapterOfPath.find(([start]) => pathname.startsWith(start))?.[1];
}
