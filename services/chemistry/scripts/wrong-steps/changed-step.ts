// One thing of a recorded step made wrong.

import type { StepRule } from './rule.ts';
import type { TrueStep } from './wrong-step.ts';

/** What a change needs to know of molecules. */
export interface Molecules {
  outcomes(smarts: string, smiles: string): string[][];
  canonical(smiles: string): string | null;
  atoms(smiles: string): number;
}

/** Partners that a record often leaves out, since every chemist sees which they are. */
const ownReagents =
  /^(?:CC\(C\)\(C\)OC\(=O\)OC|CC1\(C\)OB|O=C\(OC|O=C\(On|O=C\(n1|C\[Si\]|C\[N\+\]|COC\(OC\)N|O=C1CCC\(=O\)N1|O=S\(=O\)\(|O=C\(Cl\)OC)/;
const smallestPartner = 7;

export function changedStep(molecules: Molecules, change: StepRule['change'], step: TrueStep): TrueStep[] {
  if ('drops' in change) return withoutPartner(molecules, step);
  if ('lessens' in change) return lessened(molecules, change.lessens, step);
  if ('turns' in change) return turned(molecules, change.turns === 'centre' ? centre : doubleBond, step);
  return flattened(molecules, step);
}

function withoutPartner(molecules: Molecules, { product, precursors }: TrueStep): TrueStep[] {
  const parts = precursors.split('.');
  return parts.flatMap((dropped, index) => {
    const kept = parts.filter((_, other) => other !== index);
    const left = kept.reduce((sum, one) => sum + molecules.atoms(one), 0);
    const isMissed = molecules.atoms(dropped) >= smallestPartner && molecules.atoms(product) - left >= 5;
    return kept.length > 0 && isMissed && left >= smallestPartner && !ownReagents.test(dropped)
      ? [{ product, precursors: kept.join('.') }]
      : [];
  });
}

function lessened(molecules: Molecules, smarts: string, { product, precursors }: TrueStep): TrueStep[] {
  return precursors.split('.').flatMap((part, index, parts) =>
    molecules.outcomes(smarts, part).flatMap(([less]) => {
      const changed = less === undefined ? null : molecules.canonical(parts.with(index, less).join('.'));
      // The group has to be one that the step leaves alone: as many in the product as in the precursors.
      const isKept =
        molecules.outcomes(smarts, product).length >= parts.flatMap((one) => molecules.outcomes(smarts, one)).length;
      return changed !== null && isKept ? [{ product, precursors: changed }] : [];
    }),
  );
}

const centre = /\[C@@?H?\]/g;
const doubleBond = /[/\\]/g;

/** Each product with one mark turned. All its configured atoms must be configured in the precursors. */
function turned(molecules: Molecules, marks: RegExp, { product, precursors }: TrueStep): TrueStep[] {
  if (countOf(product, marks) !== countOf(precursors, marks)) return [];
  return [...product.matchAll(marks)].flatMap(({ 0: mark, index }) => {
    const text = product.slice(0, index) + turnedMark(mark) + product.slice(index + mark.length);
    const other = molecules.canonical(text);
    return other !== null && other !== product ? [{ product: other, precursors }] : [];
  });
}

function turnedMark(mark: string): string {
  if (mark === '/') return '\\';
  if (mark === '\\') return '/';
  return mark.includes('@@') ? mark.replace('@@', '@') : mark.replace('@', '@@');
}

/** Without the configuration of one precursor that keeps it in the product. */
function flattened(molecules: Molecules, { product, precursors }: TrueStep): TrueStep[] {
  if (countOf(product, centre) !== countOf(precursors, centre)) return [];
  return precursors.split('.').flatMap((part, index, parts) => {
    if (countOf(part, centre) === 0) return [];
    const flat = part.replaceAll(centre, (mark) => (mark.endsWith('H]') ? '[CH]' : '[C]'));
    const changed = molecules.canonical(parts.with(index, flat).join('.'));
    return changed === null ? [] : [{ product, precursors: changed }];
  });
}

function countOf(smiles: string, marks: RegExp): number {
  return [...smiles.matchAll(marks)].length;
}
