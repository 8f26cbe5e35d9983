// An optimization in the caller's language. It is kept without words, so an old one is read in whichever is asked for.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { Optimization, OptimizationResult, RankedConditions } from '@app/shared/contracts/conditions/conditions';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { RankedSet } from '../../engine/conditions/optimize/types.ts';
import { modelName, noteText, presentSet } from '../../engine/conditions/optimize/words.ts';
import type { OptimizationRow } from './optimization-store.ts';
import { outsideOf } from './space-rules.ts';
import type { StoredReaction } from './schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ConditionsServices } from './services.ts';
import { presentKind } from '../tasks/step-templates.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';

type Names = Pick<ConditionsServices, 'names'>;

/** An entry of the history. */
export function presentEntry(row: OptimizationRow, caller: Caller, services: Names): Optimization {
  const { id, name, routeId, stepId, bestPredicted, measured, bestMeasured, version, createdAt, updatedAt } = row;
  return {
    id,
    name,
    reaction: presentReaction(row.reaction, services),
    kinds: row.kinds.flatMap((one) => presentKind(one, caller) ?? []),
    ...(routeId !== null && { routeId }),
    ...(stepId !== null && { stepId }),
    bestPredicted,
    measured,
    bestMeasured,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** An entry with all that was found, chosen and measured. */
export function presentOptimization(row: OptimizationRow, caller: Caller, services: Names): OptimizationResult {
  const { culture } = caller;
  const { sets, model, notes } = row.ranked;
  return {
    optimization: presentEntry(row, caller, services),
    sets: sets.map((set) => presentConditions(set, culture)),
    model: model && nameModel(model, culture),
    space: row.space,
    results: row.results,
    notes: [...notes.map((note) => noteText(culture, note)), ...notesOnYields(row, culture)],
  };
}

/** A set with its sentences, the groups it touches named. */
export function presentConditions(set: RankedSet, culture: Culture): RankedConditions {
  return {
    ...presentSet(culture, set),
    atRisk: set.atRisk.map((group) => message(culture, 'routes', `group.${group}`)),
  };
}

function nameModel(
  { table, ...facts }: NonNullable<OptimizationRow['ranked']['model']>,
  culture: Culture,
): OptimizationResult['model'] {
  return { ...facts, name: modelName(culture, { table }) };
}

// Yields of combinations that nobody can choose any more still teach the model.
function notesOnYields({ space, results }: OptimizationRow, culture: Culture): string[] {
  const count = results.filter(({ choice }) => outsideOf(space, choice)).length;
  return count === 0 ? [] : [message(culture, 'conditions', 'service.note.outside', { count })];
}

function presentReaction(reaction: StoredReaction, { names }: Names): Optimization['reaction'] {
  const present = (molecule: StoredMolecule): Molecule => presentMolecule(names, molecule);
  return {
    smiles: reaction.smiles,
    reactants: reaction.reactants.map(present),
    agents: reaction.agents.map(present),
    product: present(reaction.product),
    byProducts: reaction.byProducts.map(present),
  };
}
