// What the service asks of the search thread, and what the thread says.

import type { Currency } from '@app/shared/constants/locale';
import type { HitSource } from '@app/shared/contracts/substructure';
import type { SharedList } from '../../chemistry/stock/stock-cache.ts';
import type { QuestionOptions } from './question.ts';
import type { QueryKind, QueryNote, Understood, NotUnderstood } from './understand.ts';

/** Where a molecule comes from. */
export interface SourceTag {
  kind: HitSource;
  name: string;
  stockId?: string;
  taskId?: string;
}

/** A segment of molecules that can be bought; the built-in ones have their tags by molecule. */
export interface MaterialSegment {
  name: string;
  tag: SourceTag | null;
}

export interface PersonalMolecule {
  smiles: string;
  tags: SourceTag[];
}

export interface HitFilter {
  molecularWeight?: { from?: number; to?: number };
  pricePerGram?: { from?: number; to?: number };
  stocks?: string[];
}

export interface SearchOrder {
  searchId: string;
  /** Tenant and user, as one text. */
  owner: string;
  query: string;
  kind: QueryKind;
  options: QuestionOptions;
  filter: HitFilter;
  sources: readonly HitSource[];
  segments: MaterialSegment[];
  lists: SharedList[];
  currency: Currency;
}

export type HitSort = 'relevance' | 'molecularWeight' | 'price';

export interface PageOrder {
  searchId: string;
  /** From 1. */
  pageIndex: number;
  pageSize: number;
  sort: HitSort;
}

export interface PageHit {
  smiles: string;
  formula: string;
  /** g/mol. */
  molecularWeight: number;
  atoms: number[];
  similarity?: number;
  sources: SourceTag[];
  price?: { perGram: number; currency: Currency; kind: 'estimate' | 'supplier' };
}

export interface FoundPage {
  query: Pick<Understood, 'kind' | 'shown'> & { mode: QuestionOptions['mode']; picture: string; notes: QueryNote[] };
  /** Molecules that are searched. */
  searched: number;
  total: number;
  isComplete: boolean;
  items: PageHit[];
  /** Of the search for this page, and of all. */
  searchMs: number;
  ms: number;
}

export type StartResponse =
  | { state: 'found'; page: FoundPage }
  | { state: 'refused'; problem: NotUnderstood }
  /** Segments or a user's molecules that the thread does not hold. */
  | { state: 'missing'; segments: string[]; personal: boolean }
  | { state: 'busy' };

export type PageAnswer = { state: 'found'; page: FoundPage } | { state: 'unknown' } | { state: 'busy' };

/** What a user's own set holds: how many molecules there are, and how many can be searched. */
export interface PersonalState {
  own: { molecules: number; indexed: number };
  routes: { molecules: number; indexed: number };
}

export interface SearchOperations {
  load(name: string, bytes: SharedArrayBuffer, content: string): number;
  unload(names: string[]): void;
  /** Puts a user's molecules in place of those before; indexes new ones for so long (ms). */
  setPersonal(owner: string, molecules: PersonalMolecule[], forMs: number): PersonalState;
  /** Indexes more of them; null for an unknown owner. */
  goOnPersonal(owner: string, forMs: number): PersonalState | null;
  start(order: SearchOrder, page: PageOrder): StartResponse;
  page(order: PageOrder): PageAnswer;
}
