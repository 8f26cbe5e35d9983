// Whether a transform back from a molecule loses its centre: it then comes to the same precursors from the epimer.

import { mirrorImage } from '../../chemistry/molecule/stereo/mirror-image.ts';
import type { Bench } from '../impurity/bench.ts';
import type { Form } from './forms.ts';

type Precursors = readonly string[];

/** Of the outcomes of `expand`, those that set the centre of the form, alone or together with all others. */
export function settingCentre(
  bench: Bench,
  { smiles, epimer }: Form,
  expand: (smiles: string) => readonly Precursors[],
): Precursors[] {
  const found = expand(smiles);
  if (found.length === 0) return [];
  const mirror = bench.canonical(mirrorImage(smiles));
  const others = new Set([...expand(epimer), ...(mirror === null ? [] : expand(mirror))].map(keyOf));
  return found.filter((one) => others.has(keyOf(one)));
}

function keyOf(precursors: Precursors): string {
  return precursors.toSorted().join('.');
}
