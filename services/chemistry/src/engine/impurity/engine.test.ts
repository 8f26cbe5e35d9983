import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasMessage } from '@app/locales/messages';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { ImpurityEngine } from './engine.ts';
import { families } from './families/all.ts';
import { phraseText } from './conversions/phrase.ts';
import { sideRules } from './side-rules/all.ts';
import { type ImpurityQuestion, predictionStages } from './types.ts';

let engine: ImpurityEngine;
beforeAll(async () => {
  engine = new ImpurityEngine(await loadRDKit());
});
afterAll(() => engine[Symbol.dispose]());

const amide: ImpurityQuestion = {
  reactants: ['O=C(O)c1ccccc1', 'NCc1ccccc1'],
  agents: ['HATU', 'DIPEA', 'DMF'],
  product: 'O=C(NCc1ccccc1)c1ccccc1',
  conditions: { workUp: 'acid' },
  carried: [],
};

describe('a prediction', () => {
  it('comes in stages, each knowing at least what the one before knew, and may be left at any time', () => {
    const counts: number[] = [];
    const stages: string[] = [];
    for (const { stage, impurities } of engine.predictInStages(amide)) {
      stages.push(stage);
      counts.push(impurities.length);
      if (stage === 'reagents') break;
    }
    expect(stages).toEqual(predictionStages.slice(0, stages.length));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('is the same each time, best first, without the product and without doubles', () => {
    const { impurities } = engine.predict(amide);
    const smiles = impurities.map((one) => one.smiles);
    expect(engine.predict(amide).impurities.map((one) => one.smiles)).toEqual(smiles);
    expect(new Set(smiles).size).toBe(smiles.length);
    expect(smiles).not.toContain(amide.product);
    expect(impurities.map(({ score }) => score)).toEqual(
      impurities.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it('tells of carried impurities whether they react along, stay, or are washed out', () => {
    const carried = ['O=C(O)c1ccc(Cl)cc1', 'CC(C)c1ccc(C(C)C)cc1', 'CCN(CC)CCc1ccccc1'];
    const { impurities } = engine.predict({ ...amide, carried });
    const fates = Object.fromEntries(impurities.flatMap(({ smiles, fate }) => (fate ? [[smiles, fate.kind]] : [])));
    expect(fates).toMatchObject({
      'O=C(NCc1ccccc1)c1ccc(Cl)cc1': 'transformed',
      'CC(C)c1ccc(C(C)C)cc1': 'unchanged',
      'CCN(CC)CCc1ccccc1': 'purged',
    });
  });

  it('has a sentence in both languages for every reason, step, removal and note', () => {
    const { impurities, notes } = engine.predict(amide);
    const phrases = impurities.flatMap(({ why, removal, path }) => [
      why,
      removal ?? why,
      ...path.map(({ text }) => text),
    ]);
    for (const phrase of [...phrases, ...notes]) {
      expect(phraseText(phrase, 'en')).not.toMatch(/\{\{|engine\./);
      expect(phraseText(phrase, 'zh-CN')).toMatch(/[一-鿿]/);
    }
  });

  it('has words for every side reaction and every group of reactions', () => {
    const keys = [
      ...sideRules.flatMap(({ id, cause }) => [`why.${id}`, `step.${cause}`]),
      ...families.map(({ group }) => `group.${group}`),
    ];
    expect(keys.filter((key) => !hasMessage('en', 'impurity', `engine.${key}`))).toEqual([]);
  });

  it('refuses what is no molecule and a reaction without reactants', () => {
    expect(() => engine.predict({ ...amide, product: 'c1cc' })).toThrow(TypeError);
    expect(() => engine.predict({ ...amide, reactants: [] })).toThrow(TypeError);
  });
});
