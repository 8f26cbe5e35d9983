// The draft procedure of a step without a language: amounts as figures, sentences as keys with what fills them.

import type {
  Procedure,
  ProcedureBatch,
  ProcedureMaterial,
  ProcedureSection,
} from '@app/shared/contracts/reaction/procedure';
import type { MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import type { StoredCondition } from '../conditions/stored-condition.ts';
import type { AgentPart, Substance } from './substances/substance.ts';

/** Conditions of a written reaction may lack a temperature. */
export type DraftConditions = Omit<StoredCondition, 'temperatureC'> & Partial<Pick<StoredCondition, 'temperatureC'>>;

/** What a procedure is drafted of; molecules as canonical SMILES. */
export interface AskedProcedure {
  reactants: readonly string[];
  /** As written over the arrow; they take the place of conditions that no chemist gave. */
  agents: readonly string[];
  product: string;
  /** English name of the kind of reaction; empty where none is known. */
  kind: string;
  classKey?: string;
  conditions?: DraftConditions | undefined;
  conditionOrigin?: string;
  equivalents: readonly { of: string; amount: number }[];
  yieldPercent?: number;
  batch: ProcedureBatch;
}

/** What fills a place of a sentence: a figure, words under a key, materials with or without their amounts, or several of these. */
export type Slot =
  | string
  | number
  | { key: string; slots?: Slots }
  | { material: string; amount: boolean }
  | { agent: string }
  | { list: readonly Slot[] };
export type Slots = Readonly<Record<string, Slot>>;

/** A sentence of the words for procedures. */
export interface Phrase {
  key: string;
  slots?: Slots;
}

/** A row of the amounts table. */
export interface Material extends Omit<
  ProcedureMaterial,
  'name' | 'molecule' | 'cas' | 'form' | 'note' | 'equivalentsRange'
> {
  /** Canonical; as `smiles` of the row. */
  equivalentsRange: [number, number] | null;
  form: Phrase | null;
  note: Phrase | null;
  /** Of an agent: what it is there for; of a reactant: its part in the family. */
  part: string;
  substance?: Substance;
}

export interface Section {
  key: ProcedureSection;
  sentences: Phrase[];
}

export interface Draft extends Pick<
  Procedure,
  'family' | 'batch' | 'atmosphere' | 'temperatureC' | 'hours' | 'blanks'
> {
  materials: Material[];
  product: { smiles: string } & Omit<Procedure['product'], 'molecule'>;
  sections: Section[];
  hazards: (Pick<Procedure['hazards'][number], 'severity' | 'rule' | 'materialIds'> & { source: string })[];
  warnings: Phrase[];
  observations: string[];
  /** Of every molecule that it names. */
  figures: ({ smiles: string } & MoleculeFigures)[];
  basis: Phrase[];
}

/** An agent of the conditions. */
export interface Agent {
  /** As the conditions name it. */
  given: string;
  name: string;
  part: AgentPart;
  substance: Substance | undefined;
  /** Added after the first stage. */
  isLate: boolean;
  isCatalytic: boolean;
  /** Belongs to the work-up. */
  isWorkUp: boolean;
  isSolvent: boolean;
  /** Others that conditions name in its place. */
  instead: string[];
  /** As an aqueous solution. */
  isAqueous: boolean;
}
