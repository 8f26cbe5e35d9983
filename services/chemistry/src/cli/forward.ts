// `forward [--top 10]`: ranked products of reactants and reagents.

import { parseArgs } from 'node:util';
import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { atomsOfSmiles } from '../chem/atoms-written.ts';
import { canonicalParts } from '../chem/rdkit.ts';
import { maxHeavyAtoms } from '../chem/structure-check.ts';
import { mixtureForward } from '../mixture/load.ts';
import { templateById } from '../models/learned-template.ts';
import { loadEngine } from './engine.ts';
import { LineRefused, readStructure } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { positiveInteger } from './options.ts';

export async function startForward(args: string[]): Promise<Answer> {
  const { values } = parseArgs({ args, options: { top: { type: 'string' } } });
  const top = positiveInteger('top', values.top, 10);
  const { rdkit, engine } = await loadEngine();
  const forward = mixtureForward(rdkit, { predict: (parts) => engine.forward(parts.join('.'), { hurtToo: true }) });
  return (line) => {
    const reactants = line.trim();
    if (reactants === '') throw new LineRefused(catalogue.smilesEmpty.code, message('en', 'errors', 'smilesEmpty'));
    // The whole is read first for its own words on what is wrong; several molecules and metals are fine here.
    const parts = canonicalParts(rdkit, reactants) ?? [readStructure(rdkit, reactants).smiles];
    const giant = parts.find((part) => atomsOfSmiles(part) > maxHeavyAtoms);
    if (giant !== undefined) readStructure(rdkit, giant);
    const { products } = forward.predict(parts);
    return {
      products: products.slice(0, top).map((one) => ({
        smiles: one.smiles,
        score: one.score,
        name: templateById(one.templateId)?.name.en,
        template: one.templateId,
      })),
    };
  };
}
