// The shapes kept in JSON columns. They belong to the database: the engine and the wire may change without them.

import type { Static } from 'typebox';
import type { scorePartsSchema, stockOriginSchema } from '@app/shared/contracts/routes';

export interface StoredMolecule {
  key: string;
  /** Canonical. */
  smiles: string;
  formula: string;
  /** g/mol, average. */
  molecularWeight: number;
}

export interface StoredName {
  en: string;
  'zh-CN': string;
}

export interface StoredSummary {
  scoreParts: Static<typeof scorePartsSchema>;
  startingMaterials: { molecule: StoredMolecule; inStock: boolean }[];
  /** From the target back along the longest linear sequence. */
  mainLine: StoredMolecule[];
  /** Along the main line, last step first. */
  reactions: { name: StoredName; classKey: string }[];
}

export interface StoredNode {
  nodeId: string;
  parentStepId: string | null;
  molecule: StoredMolecule;
  inStock: boolean;
  origin?: Static<typeof stockOriginSchema>;
}

export interface StoredCondition {
  reagents: string[];
  catalysts: string[];
  solvents: string[];
  /** Degrees Celsius, lowest first. */
  temperatureC: [number, number];
  hours?: [number, number];
}

export interface StoredStep {
  stepId: string;
  number: number;
  productNodeId: string;
  templateId: string;
  name: StoredName;
  classKey: string;
  reactionSmiles: string;
  conditions: StoredCondition[];
  note?: string;
  precedents: number;
  precedentSet: { reactions: number; name: string };
  score: number;
  forward: {
    passed: boolean;
    rank: number;
    within: number;
    competing: { molecule: StoredMolecule; name: StoredName; score: number }[];
  };
}

export interface StoredRoute {
  nodes: StoredNode[];
  steps: StoredStep[];
}
