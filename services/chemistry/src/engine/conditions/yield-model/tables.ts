// Which tables of screens speak for which kinds of reaction.

import type { ConditionFactor } from '@app/shared/contracts/conditions/conditions';

/** By template id. The first table that knows near substrates is asked. */
export const tablesOfKind: readonly (readonly [kind: RegExp, tables: readonly string[]])[] = [
  [/^suzuki-/, ['suzuki']],
  [/^buchwald-hartwig-/, ['buchwald', 'dreherDoyle']],
  [/^ullmann-/, ['ullmann']],
  [/^(?:amide-from-acid-and|anilide-from-acid$)/, ['amidation']],
  [/hydrogenation|hydrogenolysis|^nitro-reduction|^nitro-to/, ['heteroHydrogenation']],
];

/** Substrates of a table that are not told apart: its acid is one and the same, and not named. */
export const substrateRules: Readonly<Record<string, (smiles: string) => boolean>> = {
  amidation: (smiles) => /C\(=O\)O(?:$|\))|^O=C\(O\)|C\(=O\)\[O-\]|O=C\(O\)/.test(smiles),
};

/** Factors that a table varies to see what they disturb; nobody would add them, so that choices are without them. */
export const disturbing: Readonly<Record<string, readonly ConditionFactor[]>> = { dreherDoyle: ['additive'] };

/** Tables that speak for any of the kinds. */
export function tablesOf(kinds: readonly string[]): string[] {
  const found = kinds.flatMap((kind) =>
    tablesOfKind.flatMap(([pattern, tables]) => (pattern.test(kind) ? tables : [])),
  );
  return [...new Set(found)];
}
