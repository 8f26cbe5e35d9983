import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../molecule/testing/handle-count.ts';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { linkExperts } from '../models/expert-links.ts';
import { Forward, forwardCheckRank } from './forward.ts';
import { LearnedOutcomes } from './learned-outcomes.ts';
import { readLearnedTemplates } from '../models/learned/read-templates.ts';
import { readTemplateCounts } from '../models/template-counts.ts';
import { TemplateSet } from '../models/template-set.ts';
import { reactionTemplates } from '../templates/all.ts';

let rdkit: RDKit;
let set: TemplateSet;
let forward: Forward;
let withLearned: Forward;
beforeAll(async () => {
  rdkit = await loadRDKit();
  set = new TemplateSet(rdkit, reactionTemplates);
  forward = new Forward(rdkit, set, readTemplateCounts());
  const records = readLearnedTemplates();
  const learned = new LearnedOutcomes(rdkit, records, linkExperts(set, records));
  withLearned = new Forward(rdkit, set, readTemplateCounts(), learned);
});
afterAll(() => {
  forward[Symbol.dispose]();
  withLearned[Symbol.dispose]();
  set[Symbol.dispose]();
});

function canonical(smiles: string): string {
  const found = canonicalSmiles(rdkit, smiles);
  if (found === null) throw new TypeError(smiles);
  return found;
}

function check(reaction: string, model = forward): ReturnType<Forward['check']> {
  const [reactants = '', product = ''] = reaction.split('>>');
  return model.check(reactants.split('.').map(canonical), canonical(product));
}

describe('the forward check', () => {
  it('refuses a step from a precursor that reacts with itself', () => {
    const step = 'NCCCCBr.O=C(O)c1ccccc1>>O=C(NCCCCBr)c1ccccc1';
    expect(check(step, withLearned).passed).toBe(false);
    expect(check(step.replaceAll('Br', 'O'), withLearned).passed).toBe(true);
  });

  it('predicts nothing that has no carbon', () => {
    const products = withLearned.predict(['CCO', 'CC(=O)Cl'].map(canonical)).map((one) => one.smiles);
    expect(products[0]).toBe('CCOC(C)=O');
    expect(products.filter((one) => !/c/i.test(one.replaceAll('Cl', '')))).toEqual([]);
  });

  it.each([
    ['amide coupling', 'OC(=O)c1ccc(Cl)cc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccc(Cl)cc1'],
    ['acylation of the amine of an aminophenol', 'CC(=O)Cl.Nc1ccc(O)cc1>>CC(=O)Nc1ccc(O)cc1'],
    ['Suzuki coupling of the iodide of a chloroiodoarene', 'Clc1ccc(I)cc1.OB(O)c1ccccc1>>Clc1ccc(-c2ccccc2)cc1'],
    ['SNAr at the 4-position of 2,4-dichloropyrimidine', 'Clc1ccnc(Cl)n1.Nc1ccccc1>>Clc1nccc(Nc2ccccc2)n1'],
    ['reduction of an aldehyde beside a ketone', 'CC(=O)c1ccc(C=O)cc1>>CC(=O)c1ccc(CO)cc1'],
    ['reductive amination of an aldehyde', 'O=Cc1ccccc1.C1COCCN1>>c1ccc(CN2CCOCC2)cc1'],
  ])('passes the %s', (_, reaction) => {
    expect(check(reaction)).toMatchObject({ passed: true });
    expect(check(reaction, withLearned)).toMatchObject({ passed: true });
  });

  it.each([
    ['acylation of a phenol beside a free primary amine', 'CC(=O)Cl.NCCc1ccc(O)cc1>>CC(=O)Oc1ccc(CCN)cc1'],
    ['acylation of a phenol beside an aniline', 'CC(=O)Cl.Nc1ccc(O)cc1>>CC(=O)Oc1ccc(N)cc1'],
    ['Suzuki coupling of the chloride beside an iodide', 'Clc1ccc(I)cc1.OB(O)c1ccccc1>>Ic1ccc(-c2ccccc2)cc1'],
    ['SNAr at the 2-position of 2,4-dichloropyrimidine', 'Clc1ccnc(Cl)n1.NCc1ccccc1>>Clc1ccnc(NCc2ccccc2)n1'],
    ['reduction of a ketone beside a free aldehyde', 'CC(=O)c1ccc(C=O)cc1>>CC(O)c1ccc(C=O)cc1'],
    ['amide from a ketone and an amine', 'CC(C)=O.NCc1ccccc1>>O=C(C)NCc1ccccc1'],
    ['alkylation of an amide beside a free amine', 'CI.NC(=O)CCN>>CNC(=O)CCN'],
  ])('fails the %s', (_, reaction) => {
    expect(check(reaction)).toMatchObject({ passed: false });
    expect(check(reaction, withLearned)).toMatchObject({ passed: false });
  });

  it.each([
    ['addition of a phenol to acrylonitrile', 'C=CC#N.Oc1ccccc1>>N#CCCOc1ccccc1'],
    ['alkylation of an isatin', 'CCCCBr.O=C1Nc2ccccc2C1=O>>CCCCN1C(=O)C(=O)c2ccccc21'],
  ])('knows the %s from recorded reactions', (_, reaction) => {
    expect(check(reaction)).toMatchObject({ passed: false });
    expect(check(reaction, withLearned)).toMatchObject({ passed: true });
  });

  it('closes no ring from recorded reactions that reaches across a benzene ring', () => {
    const products = withLearned.predict(['NCCc1ccc(CC(=O)Cl)cc1'].map(canonical)).map((one) => one.smiles);
    expect(products).not.toContain(canonical('O=C1Cc2ccc(CCN1)cc2'));
  });

  it('names what forms instead', () => {
    const found = check('CC(=O)Cl.Nc1ccc(O)cc1>>CC(=O)Oc1ccc(N)cc1');
    expect(found.competing.map((one) => one.product)).toContain('CC(=O)Nc1ccc(O)cc1');
  });

  it('counts at most five products as first', () => {
    expect(forwardCheckRank).toBeLessThanOrEqual(5);
  });

  it('takes the precursors in any order', () => {
    const one = forward.predict(['CC(=O)Cl', 'NCc1ccccc1'].map(canonical))[0];
    const other = forward.predict(['NCc1ccccc1', 'CC(=O)Cl'].map(canonical))[0];
    expect(one?.smiles).toBe(canonical('CC(=O)NCc1ccccc1'));
    expect(other?.smiles).toBe(one?.smiles);
  });

  it('releases every handle', () => {
    forward.predict(['CCN', 'CC(=O)Cl']);
    const handles = countHandles(rdkit);
    forward.predict(['OC(=O)c1ccc(Cl)cc1', 'NCC1CC1']);
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});

describe('the guards of the forward check', () => {
  it.each([
    ['amination of an alcohol', 'CNC.CC(O)c1cccc(OC)c1>>COc1cccc(C(C)N(C)C)c1'],
    [
      'a methyl group brominated where nothing stabilises the radical',
      'C[C@H]1CNC(=O)O1.O=C1CCC(=O)N1Br>>O=C1NC[C@H](CBr)O1',
    ],
  ])('refuse %s, which learned templates would give', (_, reaction) => {
    expect(check(reaction, withLearned)).toMatchObject({ passed: false, rank: null });
  });
});
