// The experiments of an optimization: the space they choose from, measured yields, the next ones, plates.

import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { AskedExperiments, PlannedPlate } from '../../engine/conditions/optimize/types.ts';
import { replaceYields } from './yields/enter-yields.ts';
import { mergeSpace } from './merge-space.ts';
import { changeOptimization, findOptimization, type OptimizationRow } from './optimization-store.ts';
import { plateOf, type PlateSize } from './planned-plates.ts';
import { type SpaceProblem, spaceProblem, tidySpace } from './space-rules.ts';
import type { ConditionsServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentOptimization } from './present.ts';

const defaultCount = 5;

const space = handle('conditionSpace', async ({ body }, caller, services) => {
  const { database, clock } = services;
  const [given, base] = [tidySpace(body.space), body.base && tidySpace(body.base)];
  const { row, changed } = await changeOptimization(database, caller, body.id, clock.now(), (before) => {
    const merge = mergeSpace({ base, stored: before.space, given });
    const problem = spaceProblem(merge.space);
    if (problem) throw refusedSpace(problem, caller);
    return merge;
  });
  return { ...presentOptimization(row, caller, services), merged: changed.merged };
});

const results = handle('conditionResults', async ({ body }, caller, services) => {
  const { database, clock } = services;
  const { row, changed } = await changeOptimization(database, caller, body.id, clock.now(), (before, tx) =>
    replaceYields(tx, before, body.results, body.version),
  );
  return { ...presentOptimization(row, caller, services), merged: changed.kept };
});

const next = handle('conditionNext', async ({ body }, caller, { database, optimizer }) => {
  const row = await findOptimization(database.queries, caller, body.id);
  const { suggestions, spaceSize, isExhausted } = await optimizer.run('next', askedOf(row), body.count ?? defaultCount);
  return {
    suggestions: suggestions.map((one, index) => ({ ...one, rank: index + 1 })),
    spaceSize,
    measured: row.measured,
    isExhausted,
  };
});

const plate = handle('conditionPlate', async ({ body }, caller, services) => {
  const row = await findOptimization(services.database.queries, caller, body.id);
  return plannedPlate(services, row, { size: body.wells, keep: body.keep });
});

export const conditionExperimentCalls: readonly Registration<ConditionsServices>[] = [space, results, next, plate];

/** The plate of the optimization as it stands, or the one that may be in the laboratory. */
export function plannedPlate(
  { database, optimizer, clock }: ConditionsServices,
  row: OptimizationRow,
  { size, keep }: { size: PlateSize; keep: boolean | undefined },
): Promise<PlannedPlate> {
  return plateOf(database.queries, row, {
    size,
    keep,
    now: clock.now(),
    plan: () => optimizer.run('plate', askedOf(row), size),
  });
}

function askedOf({ reaction, kinds, space: chosen, results: measured }: OptimizationRow): AskedExperiments {
  return {
    reaction: { reactants: reaction.reactants.map(({ smiles }) => smiles), product: reaction.product.smiles },
    kinds,
    space: chosen,
    measured: measured.map(({ choice, yieldPercent }) => ({ choice, yieldPercent })),
  };
}

function refusedSpace({ reason, params }: SpaceProblem, { culture }: Caller): AppError {
  const factor = params['factor'];
  const named = factor === undefined ? '' : message(culture, 'conditions', `service.column.${factor}`);
  const text = message(culture, 'conditions', `service.problem.${reason}`, { ...params, factor: named });
  return new AppError('parameterError', { reason, ...params, text });
}
