// One molecule taken apart for a chemist who builds a route by hand.

import type { ProposalSort } from '@app/shared/contracts/manual/manual';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ExpandedProposal, Expansion, MoleculeFacts } from '../tasks/graph/expansion.ts';
import type { ManualServices } from './services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { saveMolecules, smilesOfKey } from '../structure/molecule-store.ts';
import { stockOrigin } from '../tasks/route-shape.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentProposal } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { bannedBy, isBanned } from '../bans/refuse-banned.ts';
import { plannable } from '../structure/plannable.ts';
/** Checks go on for so long at one question; the page asks again for the rest. */
const checkMs = 1_500;
const defaultPageSize = 20;

const indexManualSearch = handle('indexManualSearch', async ({ body }, caller, services, signal) => {
  const { smiles } = await wantedMolecule(services, caller, body);
  const lists = await sharedLists(services.database.queries, caller);
  const expansion = await services.expansion.expand({ smiles, tenantId: caller.tenantId, lists, checkMs }, signal);
  await rememberMolecules(services, caller, expansion);
  const banned = await bannedBy(services, caller);
  const { product } = expansion;
  const proposals = expansion.proposals.filter(({ step }) => !isBanned(banned, step));
  const known = new Map(expansion.precursors.map((one) => [one.smiles, one]));
  const wanted = proposals.filter((one) => fits(one, known, body)).toSorted(orders[body.sort ?? 'probability']);
  const size = body.pageSize ?? defaultPageSize;
  const first = ((body.pageIndex ?? 1) - 1) * size;
  return {
    molecule: presentMolecule(services.names, product),
    inStock: product.origin !== null,
    origin: stockOrigin(product.origin),
    found: proposals.length,
    banned: expansion.proposals.length - proposals.length,
    total: wanted.length,
    unchecked: proposals.filter(({ isChecked }) => !isChecked).length,
    classes: classesOf(proposals),
    items: wanted.slice(first, first + size).map((one) => presentProposal(one, known, caller, services)),
    elapsedMs: Math.round(expansion.elapsedMs),
  };
});

export const manualSearchCalls: readonly Registration<ManualServices>[] = [indexManualSearch];

/** The molecule a request names: drawn, or by its key. Throws `drugControlled` for one that must not be planned. */
export async function wantedMolecule(
  services: ManualServices,
  caller: Caller,
  { structure, smilesUniqueCode }: { structure?: string; smilesUniqueCode?: string },
): Promise<StoredMolecule> {
  const text = smilesUniqueCode
    ? await smilesOfKey(services.database.queries, caller.tenantId, smilesUniqueCode)
    : structure;
  if (smilesUniqueCode && text === undefined) throw new AppError('smilesOrNameNotFound');
  if (text === undefined || text.trim() === '') throw new AppError('smilesEmpty');
  return (await plannable(services, caller, text)).molecule;
}

/** Makes the molecules of an expansion findable by their keys: their pictures are asked for next. */
export async function rememberMolecules(
  { database }: ManualServices,
  { tenantId }: Caller,
  { product, precursors }: Expansion,
): Promise<void> {
  const all = [product, ...precursors];
  await saveMolecules(
    database.queries,
    tenantId,
    all.map(({ key, smiles, formula, molecularWeight }) => ({ key, smiles, formula, molecularWeight })),
  );
}

type Filter = CallInput<'indexManualSearch'>['body'];

function fits(one: ExpandedProposal, known: ReadonlyMap<string, MoleculeFacts>, filter: Filter): boolean {
  const { classKeys, passedOnly, inStockOnly } = filter;
  if (classKeys && classKeys.length > 0 && !classKeys.includes(one.step.classKey)) return false;
  if (passedOnly && !(one.isChecked && one.step.forward.passed)) return false;
  return !inStockOnly || one.precursors.every((smiles) => (known.get(smiles)?.origin ?? null) !== null);
}

const unranked = 1_000;

function likelier(a: ExpandedProposal, b: ExpandedProposal): number {
  return b.probability - a.probability;
}

const orders: Record<ProposalSort, (a: ExpandedProposal, b: ExpandedProposal) => number> = {
  probability: likelier,
  precedents: (a, b) => b.step.precedents - a.step.precedents || likelier(a, b),
  forwardRank: (a, b) => rankOf(a) - rankOf(b) || likelier(a, b),
  precursors: (a, b) => a.precursors.length - b.precursors.length || likelier(a, b),
};

function rankOf({ isChecked, step }: ExpandedProposal): number {
  return isChecked && step.forward.rank > 0 ? step.forward.rank : unranked;
}

function classesOf(proposals: readonly ExpandedProposal[]): { classKey: string; count: number }[] {
  const groups = Map.groupBy(proposals, ({ step }) => step.classKey);
  return [...groups]
    .map(([classKey, { length: count }]) => ({ classKey, count }))
    .toSorted((a, b) => b.count - a.count);
}
