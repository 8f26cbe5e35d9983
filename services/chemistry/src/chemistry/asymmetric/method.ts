// What a way to make one enantiomer is: a template from product to precursors, and what a chemist has to know to choose it.

import type { PaperKey } from './papers.ts';

/** How far a method has come: on a plant, in many laboratories, or shown on some substrates. */
export type MethodMaturity = 'industrial' | 'established' | 'demonstrated';

export interface AsymmetricMethod {
  /** Never reused; its name and limits are in the locales. */
  id: string;
  kind: 'catalyst' | 'auxiliary';
  /** Product to precursors, the chiral agent left out; the centre of the product has no configuration in them. */
  retro: readonly string[];
  /** Parts of the product that the method does not take. */
  refuses?: readonly string[];
  /** The product must match, with its configuration or the mirror image of it: how the new centers lie to one another. */
  relative?: string;
  /** Catalyst, or auxiliary, as a chemist would write it. */
  agent: string;
  /**
   * The hand of the agent for a product that matches the pattern with its configuration, and for its mirror image. Left out
   * where both are to be had and which of them is needed depends on the substrate.
   */
  hand?: { pattern: string; matching: string; mirrored: string };
  /** Percent, lowest and highest that is usual. Of a diastereomeric ratio, as ee after the auxiliary is gone. */
  eePercent: readonly [low: number, high: number];
  /** From the precursors to the product, with putting on and taking off what the method needs. */
  steps: number;
  /** Of what is put in: 0.5 for a kinetic resolution. */
  maxYield: number;
  /** Weight of an auxiliary, g/mol; one equivalent is used. */
  auxiliaryWeight?: number;
  maturity: MethodMaturity;
  papers: readonly PaperKey[];
}
