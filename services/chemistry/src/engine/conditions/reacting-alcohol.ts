// Where an alcohol ends up in the product, another alcohol as the solvent would take its place: the solvent is the alcohol that
// reacts, or none. An alcohol is no solvent for an isocyanate or an acid halide either, which it uses up.

import type { RecommendedConditions } from './recommend.ts';

/** Canonical SMILES of alcohols that are solvents, by name. */
const solventAlcohols: Readonly<Record<string, string>> = {
  MeOH: 'CO',
  EtOH: 'CCO',
  'i-PrOH': 'CC(C)O',
  'n-PrOH': 'CCCO',
  'n-BuOH': 'CCCCO',
  isobutanol: 'CC(C)CO',
  't-BuOH': 'CC(C)(C)O',
  'ethylene glycol': 'OCCO',
};
/** Kinds, by template id, that put an alcohol into the product. */
const takesAlcohol =
  /^(?:fischer-esterification|transesterification|nitrile-to-ester-pinner|ester-from-|snar-.*alkoxide)/;

/** Reactants that an alcohol uses up: isocyanates, acid halides and haloformates, in canonical SMILES. */
const usedUp = /O=C=N|N=C=O|C\(=O\)(?:Cl|Br)|O=C\((?:Cl|Br)\)/;

/** Rows with the alcohol of the reaction as their solvent; counted ones in another alcohol are left out. */
export function inReactingAlcohol(
  rows: readonly RecommendedConditions[],
  reactants: readonly string[],
): RecommendedConditions[] {
  const own = Object.keys(solventAlcohols).filter((name) => reactants.includes(solventAlcohols[name] ?? ''));
  return rows.flatMap((row) => {
    const foreign = row.solvents.filter((name) => name in solventAlcohols && !own.includes(name));
    if (foreign.length === 0) return [row];
    if (!takesAlcohol.test(row.templateId)) return reactants.some((one) => usedUp.test(one)) ? [] : [row];
    const [instead] = own;
    if (row.source !== 'template' || instead === undefined) return [];
    const solvents = [...new Set(row.solvents.map((name) => (foreign.includes(name) ? instead : name)))];
    return [{ ...row, solvents }];
  });
}
