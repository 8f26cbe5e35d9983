export interface StoredCondition {
  reagents: string[];
  catalysts: string[];
  solvents: string[];
  /** Degrees Celsius, lowest first. */
  temperatureC: [number, number];
  hours?: [number, number];
  /** Recorded reactions that were run so, of all that were counted. */
  counted?: { reactions: number; of: number };
}
