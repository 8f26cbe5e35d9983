// `expand [--top 50]`: single-step proposals for each SMILES.

import { parseArgs } from 'node:util';
import { reactionClasses } from '../models/templates/template.ts';
import { templateById } from '../models/learned-template.ts';
import { loadEngine } from './engine.ts';
import { readTarget } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { positiveInteger } from './options.ts';

export async function startExpand(args: string[]): Promise<Answer> {
  const { values } = parseArgs({ args, options: { top: { type: 'string' } } });
  const top = positiveInteger('top', values.top, 50);
  const { rdkit, engine } = await loadEngine();
  return (line) => {
    const startedAt = performance.now();
    const { smiles } = readTarget(rdkit, line);
    const precursors = engine.expand(smiles, { top }).map((one) => {
      const template = templateById(one.templateId);
      return {
        smiles: one.precursors.join('.'),
        score: one.probability,
        template: one.templateId,
        name: template?.name.en,
        class: template && reactionClasses[template.class],
        precedents: one.precedents,
      };
    });
    return { smiles, ms: Math.round(performance.now() - startedAt), precursors };
  };
}
