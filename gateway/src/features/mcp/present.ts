// What tools show of molecules, conditions and money: as much as a chemist reads, in the caller's language.

import type { Culture } from '@app/shared/constants/locale';
import type { conditionSchema } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { TaskState } from '@app/shared/constants/modules';
import { limits } from '@app/shared/constants/limits';
import { Type, type Static, type TProperties } from 'typebox';
import { CallRefused } from './ask.ts';

export const structureInput = (description: string) =>
  Type.String({ minLength: 1, maxLength: Math.min(limits.structureTextLength, 100_000), description });

/** What a chemist may give wherever a molecule is asked for. */
export const anyNotation = 'name, CAS number, SMILES, InChI, InChIKey, molfile or CDXML';

/** Some structures, of each of which a tool says the same. */
export const structuresInput = Type.Array(structureInput(anyNotation), { minItems: 1, maxItems: 20 });
export const reactionInput = structureInput('reaction SMILES (reactants>agents>product) or an RXN file');
export const idSchema = (description: string) => Type.String({ format: 'uuid', description });
export const stepIdInput = Type.String({ minLength: 1, maxLength: 20, description: 'a step of that route, as s1' });
export const currencyInput = Type.Optional(Type.Enum(['USD', 'CNY'] as const));

export const moleculeOut = Type.Object({
  smiles: Type.String(),
  name: Type.Optional(Type.String()),
  cas: Type.Optional(Type.String()),
  formula: Type.String(),
  molecularWeight: Type.Number(),
  stereo: Type.Optional(Type.String()),
});

export function moleculeOf(given: Molecule, culture: Culture): Static<typeof moleculeOut> {
  const { smiles, cas, formula, molecularWeight, stereo } = given;
  const name = nameOf(given, culture);
  return {
    smiles,
    ...(name === undefined ? {} : { name }),
    ...(cas === undefined ? {} : { cas }),
    formula,
    molecularWeight,
    ...(stereo === undefined ? {} : { stereo }),
  };
}

/** A molecule in a list: enough to know it. */
export const briefMoleculeOut = Type.Object({ smiles: Type.String(), name: Type.Optional(Type.String()) });

export function briefMoleculeOf(given: Molecule, culture: Culture): Static<typeof briefMoleculeOut> {
  const name = nameOf(given, culture);
  return { smiles: given.smiles, ...(name === undefined ? {} : { name }) };
}

function nameOf({ name, chineseName }: Molecule, culture: Culture): string | undefined {
  return culture === 'zh-CN' ? (chineseName ?? name) : name;
}

/** Beside tools that say what it may be. */
export const stateOut = Type.Unsafe<TaskState>({ type: 'string', description: 'as of get_plan' });

export const conditionOut = Type.Object({
  reagents: Type.Array(Type.String()),
  catalysts: Type.Array(Type.String()),
  solvents: Type.Array(Type.String()),
  temperatureC: Type.Array(Type.Number(), { description: 'lowest and highest' }),
  hours: Type.Optional(Type.Array(Type.Number())),
});

/** Beside another tool that shows its members. */
export const sameConditionOut = Type.Unsafe<Static<typeof conditionOut>>({ type: 'object' });

export function conditionOf(given: Static<typeof conditionSchema>): Static<typeof conditionOut> {
  const { reagents, catalysts, solvents, temperatureC, hours } = given;
  return { reagents, catalysts, solvents, temperatureC, ...(hours === undefined ? {} : { hours }) };
}

/** One of several that were given: what was found, or why it could not be read. */
export function entryOut<P extends TProperties>(found: P) {
  return Type.Interface([Type.Partial(Type.Object(found))], {
    place: Type.Integer({ description: 'from 0' }),
    problem: Type.Optional(Type.String()),
  });
}

export type Entry<T> = { place: number; problem?: string } & Partial<T>;

/** Does it for each from a place on; one that cannot be read keeps nobody from the others. What concerns the caller is thrown. */
export function eachOf<T extends object>(
  given: readonly string[],
  from: number,
  run: (one: string) => Promise<T>,
): Promise<Entry<T>[]> {
  return Promise.all(
    given.slice(from).map(async (one, index): Promise<Entry<T>> => {
      const place = from + index;
      try {
        return { place, ...(await run(one)) };
      } catch (error) {
        if (!(error instanceof CallRefused) || !error.isAboutStructure) throw error;
        return { place, problem: error.sentence } as Entry<T>;
      }
    }),
  );
}

export const moneyOut = Type.Object({ amount: Type.Number(), currency: Type.String() });

export function moneyOf(minorUnits: number, currency: string): Static<typeof moneyOut> {
  return { amount: minorUnits / 100, currency };
}
