import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../molecule/graph.ts';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { ExpertLinks, PatternMatches, readTemplateLinks } from './expert-links.ts';
import { readLearnedStep } from './learned-step.ts';
import { isLearnedId, learnedTemplate } from './learned-template.ts';
import { SingleStep } from './single-step.ts';
import { readTemplateCounts } from './template-counts.ts';
import { TemplateSet } from './template-set.ts';
import { MoleculeView } from '../smarts/molecule-view.ts';
import { reactionTemplates } from '../templates/all.ts';
import type { Proposal } from './types.ts';

let rdkit: RDKit;
let set: TemplateSet;
let singleStep: SingleStep;
beforeAll(async () => {
  rdkit = await loadRDKit();
  const learned = readLearnedStep(rdkit);
  set = new TemplateSet(rdkit, reactionTemplates, learned.records.map(learnedTemplate));
  singleStep = new SingleStep(rdkit, set, readTemplateCounts(), learned);
});
afterAll(() => set[Symbol.dispose]());

function expand(smiles: string): readonly Proposal[] {
  return singleStep.expand(canonicalSmiles(rdkit, smiles) ?? '');
}

describe('expert templates that stand for learned ones', () => {
  it('name one wide learned template by what it does at its place', () => {
    const anilide = expand('O=C(Nc1ccccc1)c1ccncc1').find((one) => one.precursors.includes('O=C(O)c1ccncc1'));
    expect(anilide?.templateId).toBe('anilide-from-acid');
    const amide = expand('O=C(N1CCOCC1)c1ccncc1').find((one) => one.precursors.includes('O=C(O)c1ccncc1'));
    expect(amide?.templateId).not.toBe('anilide-from-acid');
    expect(set.byId(amide?.templateId ?? '').template.class).toBe('acylation');
  });

  it('leave every proposal with an id that can be looked up, and merge equal precursors', () => {
    const proposals = expand('COc1ccc(-c2ccnc(NC(C)=O)c2)cc1');
    for (const { templateId } of proposals) expect(set.byId(templateId).template.name.en).not.toBe('');
    expect(proposals.some((one) => !isLearnedId(one.templateId))).toBe(true);
    const keys = proposals.map((one) => one.precursors.join('.'));
    expect(new Set(keys).size).toBe(keys.length);
    const probabilities = proposals.map((one) => one.probability);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
  });

  it('are passed over when their pattern does not lie on the place', () => {
    const [id = '', [learnedId = ''] = []] = Object.entries(readTemplateLinks())[0] ?? [];
    const links = new ExpertLinks(set, { [id]: [learnedId] }, new Set([learnedId]));
    expect(links.isLinked(id)).toBe(true);
    using mol = rdkit.get_mol('C');
    if (!mol) throw new TypeError('methane');
    expect(links.find(learnedId, [0], new PatternMatches(set, mol, new MoleculeView(graphOf(mol))))).toBeUndefined();
  });
});
