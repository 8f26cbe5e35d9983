// What this tab remembers: the form behind each search, the form that is being filled in, and how far a page was read.

import type { Place } from './hits-address.ts';
import { allSources, emptyForm, type SearchForm } from './search-form.ts';

const searchesKey = 'substructureSearches';
const draftKey = 'substructureDraft';
const positionsKey = 'substructureSpots';
const mostKept = 20;
/** A drawing larger than this is not worth the tab's storage. */
const longestForm = 60_000;

/** Where the reader was on a page of hits. */
export interface HitsPosition {
  /** Pixels that the hits, and on a small screen the page, were scrolled by. */
  hitsTop: number;
  pageTop: number;
  /** The molecule that had the focus. */
  activeKey: string | null;
}

/** The form of a search of this tab, or null. */
export function keptForm(searchId: string): SearchForm | null {
  return formOf(readList(searchesKey).find(([id]) => id === searchId)?.[1]);
}

export function keepForm(searchId: string, form: SearchForm): void {
  const size = form.text.length + form.molfile.length;
  if (size <= longestForm) keepIn(searchesKey, searchId, form);
}

/** The form as it was last changed, or an empty one. */
export function readDraft(): SearchForm {
  return formOf(parsed(draftKey)) ?? emptyForm;
}

export function keepDraft(form: SearchForm): void {
  const size = form.text.length + form.molfile.length;
  if (size <= longestForm) window.sessionStorage.setItem(draftKey, JSON.stringify(form));
}

export function keptPosition(place: Place): HitsPosition | null {
  const spot = readList(positionsKey).find(([id]) => id === placeId(place))?.[1];
  return isSpot(spot) ? spot : null;
}

export function keepPosition(place: Place, spot: HitsPosition): void {
  keepIn(positionsKey, placeId(place), spot);
}

function placeId({ searchId, page, sort }: Place): string {
  return `${searchId} ${page} ${sort}`;
}

function keepIn(key: string, id: string, value: SearchForm | HitsPosition): void {
  const others = readList(key).filter(([known]) => known !== id);
  window.sessionStorage.setItem(key, JSON.stringify([[id, value], ...others].slice(0, mostKept)));
}

function readList(key: string): [id: unknown, value: unknown][] {
  const saved = parsed(key);
  return Array.isArray(saved) ? saved.filter((entry) => Array.isArray(entry)).map(([id, value]) => [id, value]) : [];
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A form out of storage: whatever is not as it should be takes the usual value. */
function formOf(saved: unknown): SearchForm | null {
  if (!isForm(saved)) return null;
  return { ...emptyForm, ...saved, sources: allSources.filter((one) => saved.sources.includes(one)) };
}

function isForm(saved: unknown): saved is SearchForm {
  if (typeof saved !== 'object' || saved === null) return false;
  const texts = ['text', 'molfile', 'mode'].every((name) => typeof Reflect.get(saved, name) === 'string');
  const numbers = ['chirality', 'minSimilarity'].every((name) => typeof Reflect.get(saved, name) === 'number');
  const stocks: unknown = Reflect.get(saved, 'stocks');
  const lists = Array.isArray(Reflect.get(saved, 'sources')) && (stocks === null || Array.isArray(stocks));
  return texts && numbers && lists && ['weight', 'price'].every((name) => isRange(Reflect.get(saved, name)));
}

function isRange(saved: unknown): boolean {
  if (typeof saved !== 'object' || saved === null) return false;
  return ['from', 'to'].every((name) => typeof Reflect.get(saved, name) === 'string');
}

function isSpot(saved: unknown): saved is HitsPosition {
  if (typeof saved !== 'object' || saved === null) return false;
  return ['hitsTop', 'pageTop'].every((name) => typeof Reflect.get(saved, name) === 'number');
}
