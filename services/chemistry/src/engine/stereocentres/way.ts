// A way to one enantiomer, as the engine finds it; words are added where it is shown.

import type { EffortPart, LaterStep, Racemisation, WayCon, WayKind, WayPro } from '@app/shared/constants/stereocentres';

export interface Way {
  kind: WayKind;
  /** Of the method, the enzymatic transformation, the separation; `pool` for a material. */
  method: string;
  /** The molecule in which the centre is set, canonical. */
  form: string;
  /** From the form to the target, the last one first. */
  later: readonly LaterStep[];
  /** What the way starts from; of the chiral pool the material. Canonical SMILES, for a racemate without the configuration. */
  precursors: readonly string[];
  /** Steps from the precursors to the form, and from there to the target. */
  steps: number;
  laterSteps: number;
  /** Of what is put in, 0 to 1. */
  maxYield: number;
  /** Percent; absent where it cannot be said. */
  eePercent?: readonly [number, number];
  /** Catalyst, auxiliary or resolving agent, with its hand where that is known. */
  agent?: string;
  hand?: string;
  racemisation?: Racemisation;
  /** Heavy atoms of the target that the material brings, and all of them. */
  covers?: readonly [atoms: number, all: number];
  /** Least weight of precursors and chiral agents for a kilogram of the form at the highest yield; kg/kg. */
  massRatio: number;
  for: readonly WayPro[];
  against: readonly WayCon[];
  /** What the order of the ways is by, the least sum first: docs/stereocentres.md. */
  effort: Effort;
}

/** In steps of synthesis; parts that add nothing are left out. */
export interface Effort {
  total: number;
  parts: Partial<Record<EffortPart, number>>;
}
