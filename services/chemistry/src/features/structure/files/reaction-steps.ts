// What each molecule of several reactions is, as one route: what a later step starts from is no end product, drawn once or
// once more on the next line.

import { AppError } from '@app/shared/errors/app-error';
import type { Indigo } from '../programs/indigo.ts';
import type { ReactionRole, StructureRow } from './structure-row.ts';

/** Places in a list of molecules. */
export interface Step {
  reactants: number[];
  products: number[];
  agents: number[];
}

/**
 * The role of each molecule, undefined for an end product; all undefined where no step has a product. Molecules of one
 * species are one; undefined is a species of its own.
 */
export function rolesOf(
  steps: readonly Step[],
  species: readonly (string | undefined)[],
): (ReactionRole | undefined)[] {
  const found = rolesAmong(steps, species);
  const hasEnd = found.some((role) => role === undefined);
  // Round and round: what was drawn as a product is one.
  return hasEnd ? found : rolesAmong(steps, []);
}

function rolesAmong(steps: readonly Step[], species: readonly (string | undefined)[]): (ReactionRole | undefined)[] {
  const count = Math.max(
    species.length,
    ...steps.flatMap(({ reactants, products, agents }) => [...reactants, ...products, ...agents].map((one) => one + 1)),
    0,
  );
  const isOne = (one: number, other: number): boolean =>
    one === other || (species[one] !== undefined && species[one] === species[other]);
  const among = (list: readonly number[], one: number): boolean => list.some((other) => isOne(one, other));
  if (steps.every(({ products }) => products.length === 0)) return Array.from({ length: count }, () => undefined);
  return Array.from({ length: count }, (_, index) => {
    const makes = steps.filter(({ products }) => among(products, index));
    const uses = steps.filter(({ reactants }) => among(reactants, index));
    const isDrawnTwice = steps.some(({ reactants }) => reactants.includes(index)) && makes.length > 0;
    if (steps.some(({ products }) => products.includes(index)))
      return isDrawnTwice || uses.some((step) => !makes.includes(step)) ? 'intermediate' : undefined;
    if (uses.length > 0 && steps.some(({ reactants }) => reactants.includes(index)))
      return makes.some((step) => !uses.includes(step)) ? 'intermediate' : 'reactant';
    return steps.some(({ agents }) => agents.includes(index)) ? 'agent' : 'beside';
  });
}

/** Larger files are lists of reactions and no route. */
const mostCompared = 200;

/** What tells one molecule from another, configuration too; undefined where nothing can. */
export async function speciesOf(
  structures: readonly (string | undefined)[],
  indigo: Indigo,
): Promise<(string | undefined)[]> {
  if (structures.length > mostCompared) return structures.map(() => undefined);
  return Promise.all(structures.map((one) => (one === undefined || one === '' ? undefined : keyOf(one, indigo))));
}

async function keyOf(structure: string, indigo: Indigo): Promise<string | undefined> {
  try {
    return (await indigo.convert(structure, 'inchiKey')).trim() || undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The rows of a file of reactions with the roles that they have together. */
export async function asOneRoute(rows: readonly StructureRow[], indigo: Indigo): Promise<StructureRow[]> {
  const places = Map.groupBy(rows.entries(), ([, { reaction }]) => reaction);
  const steps = [...places].flatMap(([reaction, list]) => (reaction === undefined ? [] : [stepOf(list)]));
  if (steps.length < 2) return [...rows];
  const structures = rows.map(({ structure }) => structure);
  const roles = rolesOf(steps, await speciesOf(structures, indigo));
  return rows.map((row, index) => (row.reaction === undefined ? row : withRole(row, roles[index])));
}

/** A row that cannot be read has no role. */
export function withRole<R extends Omit<StructureRow, 'row'>>(row: R, role: ReactionRole | undefined): R {
  return role === undefined || row.refusal !== undefined ? row : { ...row, role };
}

/** The one step that a molecule belongs to, from 1; undefined for one of none or several. */
export function reactionOf(steps: readonly Step[], index: number): number | undefined {
  const own = steps.flatMap(({ reactants, products, agents }, number) =>
    [...reactants, ...products, ...agents].includes(index) ? [number + 1] : [],
  );
  return own.length === 1 ? own[0] : undefined;
}

function stepOf(list: readonly [number, StructureRow][]): Step {
  const placesOf = (wanted: ReactionRole | undefined): number[] =>
    list.flatMap(([index, { role, refusal }]) => (role === wanted && refusal === undefined ? [index] : []));
  return { reactants: placesOf('reactant'), products: placesOf(undefined), agents: placesOf('agent') };
}
