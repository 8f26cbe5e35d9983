// `expand [--top 50] [--check 0]`: single-step proposals for each SMILES; of the first `--check` of them the forward check as
// well, which takes longer than all proposals together.

import { reactionClasses } from '../chemistry/templates/template.ts';
import type { Proposal } from '../chemistry/models/types.ts';
import type { Engine } from '../engine/search/engine.ts';
import { loadEngine } from './engine.ts';
import { readTarget } from './line-refused.ts';
import type { Answer } from './lines.ts';

export async function startExpand({ top, check: checked = 0 }: { top: number; check?: number }): Promise<Answer> {
  const { rdkit, engine } = await loadEngine();
  return (line) => {
    const startedAt = performance.now();
    const { smiles } = readTarget(rdkit, line);
    const proposals = engine.expand(smiles, { top });
    const ms = Math.round(performance.now() - startedAt);
    return { smiles, ms, precursors: proposals.map((one, index) => shape(engine, one, smiles, index < checked)) };
  };
}

function shape(engine: Engine, one: Proposal, product: string, isChecked: boolean): object {
  const step = engine.describe(one, product, null);
  const check = isChecked ? engine.checkForward(one.precursors, product) : null;
  return {
    smiles: one.precursors.join('.'),
    score: one.probability,
    template: one.templateId,
    name: step.name.en,
    class: reactionClasses[step.class],
    precedents: step.precedents,
    conditionOrigin: step.conditionOrigin,
    competing: [...new Set(one.competing.flatMap(({ group }) => group ?? []))],
    ...(check && { forward: { passed: check.passed, rank: check.rank } }),
  };
}
