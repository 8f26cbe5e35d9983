import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadAgents } from '../../src/engine/conditions/agent-reader.ts';
import type { ReactionClass, TypicalConditions } from '../../src/chemistry/templates/template.ts';

export type RecordSource = 'orderly' | 'suzuki' | 'listed' | 'flask' | 'screen';

/** One recorded reaction with what stood beside the reactants. */
export interface ConditionRecord {
  source: RecordSource;
  /** Canonical SMILES of what gives atoms to the product, sorted. */
  reactants: string[];
  product: string;
  /** SMILES of patents, as written; names of screens, as conditions/agents.ts has them. */
  agents: string[] | ReadAgents;
  temperatureC?: number;
  hours?: number;
  /** Isolated, in patents; by UV area or as published, in screens. */
  yieldPercent?: number;
}

/** Which kinds of reaction a record is. */
export interface RecordKinds {
  /** Id of the narrowest learned template that leads the product back. */
  template?: string;
  /** Id of the kind that the change is called and run as (src/step-kinds). */
  kind?: string;
  /** Expert templates that give the product; asked for records that report temperatures or yields. */
  experts: string[];
}

/** What a step kind says of itself, as far as counting asks. */
export interface CountedKind {
  class: ReactionClass;
  conditions: TypicalConditions[];
  countedAs: string | null;
}

export interface LabelledRecords {
  records: (ConditionRecord & RecordKinds)[];
  /** By id of the step kind. */
  kinds: Record<string, CountedKind>;
}

export const recordsFile = 'condition-records.ndjson';

/** What scripts/condition-records.ts wrote; ends the process with one line when it is missing. */
export function readLabelledRecords(work: string): LabelledRecords {
  const path = join(work, recordsFile);
  if (!existsSync(path)) {
    process.stderr.write(`Missing ${recordsFile} in ${work}: run scripts/condition-records.ts first\n`);
    process.exit(1);
  }
  const [head = '{}', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return {
    kinds: JSON.parse(head) as LabelledRecords['kinds'],
    records: lines.map((line) => JSON.parse(line) as ConditionRecord & RecordKinds),
  };
}
