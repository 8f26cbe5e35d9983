// Condition optimization: a reaction in, ranked sets out, and the experiments that follow.

import { message } from '@app/locales/messages';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { moleculeName } from '@app/shared/rules/molecule-name';
import { findOptimization, insertOptimization, namesLike, type OptimizationRow } from './optimization-store.ts';
import { tidySpace } from './space-rules.ts';
import type { Queries } from '../../platform/database/database.ts';
import { firstFree, lockNames } from '../../platform/database/free-name.ts';
import { searchesLeft } from '../quota/store.ts';
import { templateById } from '../../chemistry/models/learned-template.ts';
import type { ConditionsServices } from './services.ts';
import { type CallersReaction, readAskedReaction } from '../reaction/asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentOptimization } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

const defaultTop = 20;

const optimize = handle('conditionOptimization', async ({ body }, caller, services) => {
  const { name, templateId, top = defaultTop, ...asked } = body;
  const given = name === undefined ? undefined : givenName(name);
  const found = await readAskedReaction(services, caller, asked);
  const kinds = kindsOf(found, templateId);
  const { reactants, product } = asPlain(found);
  // Nobody waits for figures that cannot be kept.
  const covered = { wanted: 1, now: services.clock.now() };
  await searchesLeft(services.database.queries, caller, 'conditionoptimization', covered);
  const { space, ...ranked } = await services.optimizer.run('optimize', { reactants, product }, kinds, top);
  const { id, now } = { id: services.newId(), now: services.clock.now() };
  const entry = {
    id,
    tenantId: caller.tenantId,
    userId: caller.userId,
    class: templateById(kinds[0] ?? '')?.class ?? '',
    reaction: reactionOf(found),
    kinds: [...kinds],
    routeId: found.routeId ?? null,
    stepId: found.stepId ?? null,
    ranked,
    space: tidySpace(space),
    bestPredicted: bestOf(ranked.sets.flatMap((set) => set.predicted?.percent ?? [])),
    createdAt: now,
    updatedAt: now,
  };
  const responseOf = (row: OptimizationRow) => presentOptimization(row, caller, services);
  const row = await keepingResponse(services.database, responseOf).transaction(async (tx) => {
    if (given !== undefined) return insertOptimization(tx, { ...entry, name: given });
    await lockNames(tx, 'optimization', caller);
    return insertOptimization(tx, { ...entry, name: await freeName(tx, services, caller, found, kinds[0]) });
  });
  return responseOf(row);
});

const one = handle('conditionOptimizationOf', async ({ query }, caller, services) =>
  presentOptimization(await findOptimization(services.database.queries, caller, query.id), caller, services),
);

export const optimizationCalls: readonly Registration<ConditionsServices>[] = [optimize, one];

/** A name on one line. Throws `parameterError` for a blank one. */
export function givenName(text: string): string {
  const name = plainLine(text);
  if (name === '') throw new AppError('parameterError', { problems: ['name: blank'] });
  return name;
}

// The kind that was asked for first. A chemist may know it better than the templates do.
function kindsOf({ read }: CallersReaction, templateId: string | undefined): readonly string[] {
  if (templateId === undefined) return read.kinds;
  if (!templateById(templateId)) throw new AppError('dataNotFound');
  return [templateId, ...read.kinds.filter((id) => id !== templateId)];
}

function asPlain({ reactants, product }: CallersReaction): { reactants: string[]; product: string } {
  return { reactants: reactants.map(({ smiles }) => smiles), product: product.smiles };
}

function reactionOf({ read, reactants, agents, product, byProducts }: CallersReaction) {
  return { smiles: read.smiles, reactants, agents, product, byProducts };
}

function bestOf(percents: readonly number[]): number | null {
  return percents.length === 0 ? null : Math.max(...percents);
}

/** The kind and what it makes, with a number where the name is taken. */
async function freeName(
  queries: Queries,
  { names }: ConditionsServices,
  caller: Caller,
  { product }: CallersReaction,
  kind: string | undefined,
): Promise<string> {
  const { culture } = caller;
  const made = moleculeName(culture, presentMolecule(names, product));
  const what = templateById(kind ?? '')?.name[culture] ?? message(culture, 'conditions', 'service.unknownKind');
  const longest = limits.taskNameLength - 6;
  const base = [...plainLine(message(culture, 'conditions', 'service.name', { what, made }))]
    .slice(0, longest)
    .join('');
  const taken = await namesLike(queries, caller, base);
  return firstFree(base, (name) => taken.has(name));
}
