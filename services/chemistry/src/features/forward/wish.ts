// What a user asks of forward synthesis, read: molecules from texts, and nothing that a task could not be run with.

import type { ForwardSettings } from '@app/shared/contracts/forward/forward';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ForwardServices } from './services.ts';
import { plannableRow } from '../structure/plannable.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { CallersStructure } from '../structure/recognition.ts';
import { refuseMissingStocks } from '../tasks/search-constraints.ts';

/** One molecule that may be planned with. Throws `singleMoleculeOnly` for several, `drugControlled`, and what reading throws. */
export async function readStart(services: ForwardServices, caller: Caller, text: string): Promise<CallersStructure> {
  try {
    return await plannableRow(services, caller, text);
  } catch (error) {
    if (isSeveral(error)) throw new AppError('singleMoleculeOnly', undefined, { cause: error });
    throw error;
  }
}

function isSeveral(error: unknown): boolean {
  return error instanceof AppError && error.details?.['reason'] === 'multipleMolecules';
}

export interface ReadWish {
  target: StoredMolecule | null;
  /** Canonical SMILES, each once. */
  scaffolds: string[];
}

/**
 * The molecules that settings name. Throws `customScaffoldLimit` for more than a hundred scaffolds, `scaffoldInvalid`
 * with the row of one that cannot be read, `drugControlled`, `unrecognizedStructure` for a query that is none, and
 * `dataMissingOrNoAccess` for a stock that the caller does not see.
 */
export async function readWish(
  services: ForwardServices,
  caller: Caller,
  settings: ForwardSettings,
): Promise<ReadWish> {
  const { partners = {}, filter = {}, target } = settings;
  const texts = partners.scaffolds ?? [];
  if (texts.length > limits.customScaffolds)
    throw new AppError('customScaffoldLimit', { limit: limits.customScaffolds });
  await refuseMissingStocks(services.database.queries, caller, partners.stocks);
  const ofPartners = partners.contains === undefined ? [] : [partners.contains];
  await refuseBadQueries(services, [...ofPartners, ...(filter.contains ?? []), ...(filter.excludes ?? [])]);
  const read = target === undefined ? undefined : await readStart(services, caller, target);
  return { target: read?.molecule ?? null, scaffolds: await readScaffolds(services, caller, texts) };
}

async function readScaffolds(services: ForwardServices, caller: Caller, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const [index, text] of texts.entries()) {
    try {
      found.add((await plannableRow(services, caller, text, { prefersSmiles: true })).molecule.smiles);
    } catch (error) {
      if (!(error instanceof AppError) || passedOn.has(error.key)) throw error;
      throw new AppError(
        'scaffoldInvalid',
        { ...error.details, row: index + 1, given: text.slice(0, 120) },
        { cause: error },
      );
    }
  }
  return [...found];
}

/** What is wrong not with the row alone. */
const passedOn: ReadonlySet<string> = new Set(['computingBusy', 'drugControlled']);

async function refuseBadQueries({ forward }: ForwardServices, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const [bad] = await forward.asked.ask<'queries'>([{ kind: 'queries', texts }]);
  if (bad === null) return;
  throw new AppError('unrecognizedStructure', { reason: 'query', given: texts[bad ?? 0]?.slice(0, 120) });
}
