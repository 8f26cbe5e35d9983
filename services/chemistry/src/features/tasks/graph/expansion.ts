import { createHash } from 'node:crypto';
import { type ControlledMatch } from '../../../chemistry/controlled/controlled.ts';
import type { StoredMolecule } from '../../structure/stored-molecule.ts';
import type { StoredStep } from '../stored.ts';
import type { Competition } from '../../../chemistry/models/types.ts';

export interface MoleculeFacts extends StoredMolecule {
  /** As in the search; null when not in stock. */
  origin: string | null;
  /** Why no route may pass through it. */
  controlled: ControlledMatch | null;
}

export interface ExpandedProposal {
  /** 16 hexadecimal digits, the same for the same precursors of the same product. */
  id: string;
  /** Canonical SMILES, each once. */
  precursors: string[];
  isChecked: boolean;
  /** Calibrated, 0 to 1. */
  probability: number;
  step: StoredStep;
  /** What the score of a route asks besides. */
  familyPrecedents: number;
  forwardShare: number;
  touchedGroups: string[];
  /** What would form in place of the product; of failed checks only. */
  rivals: Competition[];
}

export interface Expansion {
  product: MoleculeFacts;
  /** Every precursor of the proposals, once. */
  precursors: MoleculeFacts[];
  proposals: ExpandedProposal[];
  elapsedMs: number;
}

/** The id of a proposal: a hash over its precursors, equivalents included, and its product. */
export function proposalId(precursors: readonly string[], product: string): string {
  const reaction = `${precursors.toSorted().join('.')}>>${product}`;
  return createHash('sha256').update(reaction).digest('hex').slice(0, 16);
}
