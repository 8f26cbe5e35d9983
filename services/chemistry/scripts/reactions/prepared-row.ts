/** A recorded reaction as it is learned from. */
export interface PreparedRow {
  kind: 'mapped' | 'mixture';
  /** 1 to 10, 0 when unknown. */
  class: number;
  /** Canonical SMILES of the one product. */
  product: string;
  /** Mapped: the reactants that give atoms. Mixture: everything on the left. Canonical, sorted, joined by dots. */
  precursors: string;
  /** `reactants>>product` with map numbers, of the reactants that give atoms; empty for a mixture. */
  mapped: string;
  /** What else was in the flask, canonical, joined by dots, as far as it is known; empty for a mixture. */
  agents: string;
  patent: string;
}

/** One of the work folder. */
export interface StoredRow extends PreparedRow {
  /** Short name of its file (sources.ts). */
  source: string;
}
