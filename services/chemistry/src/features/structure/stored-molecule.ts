export interface StoredMolecule {
  key: string;
  /** Canonical. */
  smiles: string;
  formula: string;
  /** g/mol, average. */
  molecularWeight: number;
}
