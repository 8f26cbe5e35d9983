// The file of wrong steps: kind, precursors, product and why it is wrong, with tabs between.

import { readFileSync } from 'node:fs';
import { isWrongStepKind } from './rule.ts';
import type { WrongStepKind } from './rule.ts';

export interface TrueStep {
  /** Canonical SMILES. */
  product: string;
  /** Canonical, sorted, joined by dots. */
  precursors: string;
}

export interface WrongStep extends TrueStep {
  kind: WrongStepKind;
  /** One sentence. */
  why: string;
}

export const wrongStepsFile = new URL('../../src/test-support/wrong-steps.tsv', import.meta.url);

/** Throws a TypeError for a line that is no wrong step. */
export function readWrongSteps(file: string | URL = wrongStepsFile): WrongStep[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', precursors = '', product = '', why = ''] = line.split('\t');
    if (!isWrongStepKind(kind) || why === '') throw new TypeError(`not a wrong step: ${line}`);
    return { kind, precursors, product, why };
  });
}

export function writtenWrongSteps(rows: readonly WrongStep[]): string {
  const lines = rows.map(({ kind, precursors, product, why }) => [kind, precursors, product, why].join('\t'));
  return `${['kind\tprecursors\tproduct\twhy', ...lines].join('\n')}\n`;
}
