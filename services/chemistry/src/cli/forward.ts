// `forward [--top 10]`: ranked products of reactants and reagents.

import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { atomsOfSmiles } from '../chemistry/molecule/atoms-written.ts';
import { canonicalParts } from '../chemistry/molecule/rdkit.ts';
import { maxHeavyAtoms } from '../chemistry/molecule/structure-check.ts';
import { inFlask, mixtureForward } from '../engine/mixture/load.ts';
import { templateById } from '../chemistry/models/learned-template.ts';
import { StepNamer } from '../chemistry/step-names/step-namer.ts';
import { loadEngine } from './engine.ts';
import { partsOfLine } from '../features/structure/files/line-parts.ts';
import { LineRefused, plainLine, readStructure } from './line-refused.ts';
import type { Answer } from './lines.ts';

const asSmiles = { prefersSmiles: true };

export async function startForward({ top }: { top: number }): Promise<Answer> {
  const { rdkit, engine } = await loadEngine();
  const forward = mixtureForward(rdkit, inFlask(engine.forwardModel));
  const namer = new StepNamer(rdkit);
  const nameOf = (id: string, reaction: string): string | undefined => {
    const template = templateById(id);
    return template && namer.of(template, reaction).name.en;
  };
  return (line) => {
    const given = partsOfLine(line).structure;
    if (given === '') throw new LineRefused(catalogue.smilesEmpty.code, message('en', 'errors', 'smilesEmpty'));
    const reactants = plainLine(rdkit, given);
    // The whole is read first for its own words on what is wrong; several molecules and metals are fine here.
    const parts = canonicalParts(rdkit, reactants) ?? [readStructure(rdkit, reactants, asSmiles).smiles];
    const open = parts.find((part) => part.includes('*'));
    if (open !== undefined) readStructure(rdkit, open, asSmiles);
    const giant = parts.find((part) => atomsOfSmiles(part) > maxHeavyAtoms);
    if (giant !== undefined) readStructure(rdkit, giant, asSmiles);
    const { products } = forward.predict(parts);
    return {
      products: products.slice(0, top).map((one) => ({
        smiles: one.smiles,
        score: one.score,
        name: nameOf(one.templateId, `${one.used.flatMap((place) => parts[place] ?? []).join('.')}>>${one.smiles}`),
        template: one.templateId,
      })),
    };
  };
}
