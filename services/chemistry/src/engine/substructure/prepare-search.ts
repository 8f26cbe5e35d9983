// From an order to a search over the segments that it names, with what its hits are to be shown with.

import { inchiKey, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { depict, depictPattern } from '../../chemistry/molecule/depiction/depict.ts';
import { checkStructure } from '../../chemistry/molecule/structure-check.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import type { PriceOf } from '../../chemistry/stock/price.ts';
import { StockCache } from '../../chemistry/stock/stock-cache.ts';
import type { FoundPage, HitFilter, SearchOrder, SourceTag } from './orders.ts';
import type { PersonalSet } from './personal-set.ts';
import { questionOf, type Question } from './question.ts';
import { Search, type SearchPart } from './search.ts';
import type { Segment } from './segment.ts';
import { timeBudget, type TimeBudget } from './time-budget.ts';
import type { QueryNote, Understood } from './understand.ts';

const queryPictureSize = { width: 320, height: 220 };

export interface PreparedSearch {
  search: Search;
  question: Question;
  budget: TimeBudget;
  query: FoundPage['query'];
  /** Molecules that are searched. */
  searched: number;
  tagsOf: (part: number, smiles: string) => readonly SourceTag[];
  priceOf: PriceOf;
}

interface Source {
  segment: Segment;
  tagsOf: (smiles: string) => readonly SourceTag[];
  /** Molecules of the segment that count; all when left out. */
  isThere?: Uint8Array;
  isOfStock?: true;
}

/** `personal` is there when the order asks for the user's own molecules. */
export function prepareSearch(
  rdkit: RDKit,
  order: SearchOrder,
  read: Understood,
  segments: ReadonlyMap<string, Segment>,
  personal: PersonalSet | undefined,
): PreparedSearch {
  const { query, notes } = asked(rdkit, read, order);
  const cache = new StockCache((smiles) => inchiKey(rdkit, smiles));
  cache.use(order.lists, order.filter.stocks);
  const priceOf = cache.pricesIn(order.currency);
  const keeps = keeperOf(order.filter, cache, priceOf);
  const sources = [...materials(order, segments), ...(personal ? [ofUser(order, personal)] : [])];
  const question = questionOf(rdkit, query, order.options);
  const budget = timeBudget();
  const parts = sources.map(({ segment, isThere, isOfStock }): SearchPart => {
    const admits = admitterOf(segment, isThere, order.filter.molecularWeight);
    return { segment, asker: question.ask(segment, budget, isOfStock), admits, keeps };
  });
  return {
    search: new Search(parts),
    question,
    budget,
    query: { kind: query.kind, mode: order.options.mode, shown: query.shown, picture: pictureOf(rdkit, query), notes },
    searched: sources.reduce((sum, source) => sum + sizeOf(source), 0),
    tagsOf: (part, smiles) => sources[part]?.tagsOf(smiles) ?? [],
    priceOf,
  };
}

// An exact search for a salt asks for its parent, too, and says so.
function asked(rdkit: RDKit, query: Understood, { options }: SearchOrder): { query: Understood; notes: QueryNote[] } {
  const configured = query.hasConfiguration && options.mode !== 'similarity';
  const notes = [...query.notes];
  if (options.chirality === 0 && configured) notes.push({ key: 'configurationIgnored' });
  if (options.chirality !== 0 && !configured) notes.push({ key: 'noConfiguration' });
  if (options.mode !== 'exact' || query.molecule === undefined) return { query, notes };
  notes.push({ key: 'exact' });
  const check = checkStructure(rdkit, query.molecule);
  if (!check.ok || check.smiles === query.molecule) return { query, notes };
  notes.push({ key: 'parentOnly', params: { smiles: check.smiles } });
  return { query: { ...query, parent: check.smiles }, notes };
}

function pictureOf(rdkit: RDKit, query: Understood): string {
  const { molecule, smarts } = query;
  return molecule === undefined
    ? depictPattern(rdkit, smarts, queryPictureSize)
    : depict(rdkit, molecule, queryPictureSize);
}

function materials(order: SearchOrder, segments: ReadonlyMap<string, Segment>): Source[] {
  return order.segments.flatMap(({ name, tag }) => {
    const segment = segments.get(name);
    return segment ? [{ segment, tagsOf: tag ? () => [tag] : builtInTags, isOfStock: true as const }] : [];
  });
}

function builtInTags(smiles: string): SourceTag[] {
  const known = builtInMolecules().get(smiles);
  const ids = [...(known?.isCommon ? ['common'] : []), ...(known && known.patentUses > 0 ? ['patents'] : [])];
  return ids.map((id) => ({ kind: 'materials', name: id, stockId: id }));
}

function ofUser(order: SearchOrder, personal: PersonalSet): Source {
  const tagsOf = (smiles: string): SourceTag[] =>
    personal.tagsOf(smiles).filter(({ kind }) => order.sources.includes(kind));
  const { segment } = personal;
  const isThere = Uint8Array.from({ length: segment.size }, (_, at) =>
    Number(tagsOf(personal.smilesAt(at)).length > 0),
  );
  return { segment, tagsOf, isThere };
}

function sizeOf({ segment, isThere }: Source): number {
  return isThere ? isThere.reduce((sum, one) => sum + one, 0) : segment.size;
}

function admitterOf(
  { weight }: Segment,
  isThere: Uint8Array | undefined,
  range: HitFilter['molecularWeight'],
): SearchPart['admits'] {
  if (!range && !isThere) return undefined;
  const { from = -Infinity, to = Infinity } = range ?? {};
  return (molecule) => {
    const own = weight[molecule] ?? 0;
    return (!isThere || isThere[molecule] === 1) && own >= from && own <= to;
  };
}

function keeperOf({ stocks, pricePerGram }: HitFilter, cache: StockCache, priceOf: PriceOf): SearchPart['keeps'] {
  if (!stocks && !pricePerGram) return undefined;
  const { from = 0, to = Infinity } = pricePerGram ?? {};
  return (smiles) => {
    if (stocks && cache.originOf(smiles) === null) return false;
    if (!pricePerGram) return true;
    const price = priceOf(smiles)?.perGram;
    return price !== undefined && price >= from && price <= to;
  };
}
