// What this tab remembers: the form behind each search, the form that is being filled in, and how far a page was read.

import { keep, kept } from '../../shared/lib/kept.ts';
import type { Place } from './hits-address.ts';
import { emptyForm, type SearchForm } from './search-form.ts';

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
  return formOf(keptIn<SearchForm>(searchesKey, searchId));
}

export function keepForm(searchId: string, form: SearchForm): void {
  if (isSmall(form)) keepIn(searchesKey, searchId, form);
}

/** The form as it was last changed, or an empty one. */
export function readDraft(): SearchForm {
  return formOf(kept<SearchForm>(draftKey)) ?? emptyForm;
}

export function keepDraft(form: SearchForm): void {
  if (isSmall(form)) keep(draftKey, form);
}

export function keptPosition(place: Place): HitsPosition | null {
  return keptIn<HitsPosition>(positionsKey, placeId(place));
}

export function keepPosition(place: Place, spot: HitsPosition): void {
  keepIn(positionsKey, placeId(place), spot);
}

function placeId({ searchId, page, sort }: Place): string {
  return `${searchId} ${page} ${sort}`;
}

type Entries<T> = [id: string, value: T][];

function keptIn<T>(key: string, id: string): T | null {
  return (kept<Entries<T>>(key) ?? []).find(([known]) => known === id)?.[1] ?? null;
}

function keepIn<T>(key: string, id: string, value: T): void {
  const others = (kept<Entries<T>>(key) ?? []).filter(([known]) => known !== id);
  keep(key, [[id, value], ...others].slice(0, mostKept));
}

/** A form of an earlier release may lack something. */
function formOf(saved: Partial<SearchForm> | null): SearchForm | null {
  if (typeof saved?.text !== 'string' || !Array.isArray(saved.sources)) return null;
  return { ...emptyForm, ...saved };
}

function isSmall({ text, molfile }: SearchForm): boolean {
  return text.length + molfile.length <= longestForm;
}
