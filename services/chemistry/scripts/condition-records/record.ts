/** One recorded reaction with what stood beside the reactants. */
export interface ConditionRecord {
  /** Canonical SMILES of what gives atoms to the product. */
  reactants: string[];
  product: string;
  /** By name, as conditions/agent-reader.ts reads them. */
  reagents: string[];
  solvents: string[];
  catalysts: string[];
  temperatureC?: number;
  hours?: number;
  /** Isolated, in patents; by UV area or as published, in screens. */
  yieldPercent?: number;
}
