import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { ReactionKinds } from '../reaction-kinds.ts';
import { choiceKey } from './choice.ts';
import { createConditionEngine } from './engine.ts';
import type { ConditionEngine, OptimizedConditions } from './types.ts';
import { presentSet, supportText } from './words.ts';

let engine: ConditionEngine;
let kinds: ReactionKinds;
beforeAll(async () => {
  const rdkit = await loadRDKit();
  engine = createConditionEngine(rdkit);
  kinds = new ReactionKinds(rdkit);
});

function optimized(smiles: string, top = 12): OptimizedConditions {
  const reaction = kinds.read(smiles);
  if (!reaction) throw new TypeError(smiles);
  return engine.optimize(reaction, kinds.of(smiles), top);
}

/** Levels of the first sets of each factor, one text a set. */
const first = ({ sets }: OptimizedConditions, count: number): string[] =>
  sets.slice(0, count).map(({ choice }) => Object.values(choice).join(' '));

describe('conditions that a textbook names are among the first', () => {
  it.each([
    ['Suzuki coupling', 'Brc1ccc(C#N)cc1.OB(O)c1ccccc1>>N#Cc1ccc(-c2ccccc2)cc1', /Pd.*(?:CO3|K3PO4)/],
    ['Buchwald–Hartwig amination', 'Brc1ccc(OC)cc1.C1COCCN1>>COc1ccc(N2CCOCC2)cc1', /Pd.*(?:tBu|pentyl|Cs2CO3|HMDS)/],
    ['amide coupling', 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1', /EDC|HATU|HBTU|DCC|T3P|PyBOP/],
    ['hydrogenation of a nitroarene', 'O=[N+]([O-])c1ccc(C)cc1>>Nc1ccc(C)cc1', /Pd\/C/],
    ['reductive amination', 'O=Cc1ccccc1.C1COCCN1>>C1COCCN1Cc1ccccc1', /NaBH\(OAc\)3|NaBH3CN|NaBH4/],
    ['SNAr', 'Clc1ncccn1.C1COCCN1>>c1cnc(N2CCOCC2)nc1', /Et3N|DIPEA|K2CO3|Cs2CO3|neat/],
    ['Fischer esterification', 'OC(=O)c1ccccc1.CO>>COC(=O)c1ccccc1', /H2SO4|HCl|SOCl2|TsOH/],
    ['ester hydrolysis', 'COC(=O)c1ccccc1>>OC(=O)c1ccccc1', /NaOH|LiOH|KOH/],
  ])('%s', (_, smiles, usual) => {
    expect(first(optimized(smiles), 4)).toEqual(expect.arrayContaining([expect.stringMatching(usual)]));
  });

  it('asks for hydrogen where hydrogen reduces, and for inert gas where palladium couples', () => {
    const [reduction] = optimized('O=[N+]([O-])c1ccc(C)cc1>>Nc1ccc(C)cc1').sets.filter(({ choice }) => choice.catalyst);
    const [coupling] = optimized('Brc1ccc(C#N)cc1.OB(O)c1ccccc1>>N#Cc1ccc(-c2ccccc2)cc1').sets;
    expect([reduction?.atmosphere, coupling?.atmosphere]).toEqual(['hydrogen', 'inert']);
  });
});

describe('ranked sets', () => {
  const coupling = 'Brc1ccc2ncccc2c1.Cc1ccc2[nH]ncc2c1B(O)O>>Cc1ccc2[nH]ncc2c1-c1ccc2ncccc2c1';

  it('have each choice once, a rank, and figures that say where they come from', () => {
    const { sets, model } = optimized(coupling);
    expect(new Set(sets.map(({ choice }) => choiceKey(choice))).size).toBe(sets.length);
    expect(sets.map(({ rank }) => rank)).toEqual(sets.map((_, index) => index + 1));
    expect(model).toMatchObject({ table: 'suzuki', hidden: 0 });
    const figures = sets.flatMap(({ predicted }) => (predicted ? [predicted] : []));
    expect(figures.filter(({ low, percent, high }) => low > percent || percent > high)).toEqual([]);
    expect(sets.some(({ predicted }) => predicted?.kind === 'model')).toBe(true);
  });

  it('do not use experiments on the very reaction, and say how many there are', () => {
    const screened = 'Brc1ccc2ncccc2c1.Cc1ccc2c(cnn2C2CCCCO2)c1B(O)O>>Cc1ccc2c(cnn2C2CCCCO2)c1-c1ccc2ncccc2c1';
    const { model } = optimized(screened);
    expect(model?.hidden).toBe(384);
    expect((model?.experiments ?? 0) + (model?.hidden ?? 0)).toBeLessThanOrEqual(5760);
  });

  it('are none, with a note, where the kind is not recognised', () => {
    expect(optimized('CCO>>c1ccc2ccccc2c1')).toMatchObject({ sets: [], model: null, notes: ['noKind'] });
  });

  it('have no model where no screen speaks of the kind, and say so', () => {
    const { model, notes } = optimized('OC(=O)c1ccccc1.CO>>COC(=O)c1ccccc1');
    expect([model, notes]).toEqual([null, ['noModel']]);
  });

  it('warn of substrates that are unlike all that were screened', () => {
    const { notes } = optimized('CCCCCCCCCCCCC(=O)O.NCCCCCCCC>>CCCCCCCCCCCCC(=O)NCCCCCCCC');
    expect(notes).toContain('farSubstrate');
  });

  it('say in both languages how they are supported', () => {
    const [set] = optimized(coupling).sets;
    if (!set) throw new TypeError('no set');
    expect(supportText('en', set)).toMatch(/of this kind.*similar/);
    expect(presentSet('zh-CN', set).support.text).toMatch(/此类反应.*相似度/);
  });

  it('name greener solvents with their classes', () => {
    const { sets } = optimized('OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1');
    const set = sets.find(({ greener }) => greener.some(({ factor }) => factor === 'solvent'));
    const reasons = set ? presentSet('en', set).greener.map(({ reason }) => reason) : [];
    expect(reasons.join(' ')).toMatch(
      /is rated (?:highly )?hazardous in the solvent guide, \S+ is rated (?:problematic|recommended)/,
    );
  });

  it('give levels to a space, experiments and a plate', () => {
    const reaction = kinds.read(coupling);
    if (!reaction) throw new TypeError(coupling);
    const ids = kinds.of(coupling);
    const { space } = engine.optimize(reaction, ids, 20);
    const asked = { reaction, kinds: ids, space, measured: [] };
    expect(engine.next(asked, 5).suggestions).toHaveLength(5);
    expect(engine.plate(asked, 24).wells.map(({ well }) => well)).toEqual(expect.arrayContaining(['A1', 'D6']));
  });
});
