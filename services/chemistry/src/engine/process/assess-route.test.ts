import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultProcessGoals, type ProcessAssessment } from '@app/shared/contracts/process/figures';
import { describeMolecule } from '../../chemistry/recognition/describe.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import type { RouteNode } from '../search/types.ts';
import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import type { Price } from '../../chemistry/stock/price.ts';
import { assessRoute, type ProcessFacts } from './assess-route.ts';
import { GroupHazards } from '../../chemistry/facts/group-hazards.ts';
import { balanceMass } from './mass-balance.ts';
import { createStepPenalty, stepPenalty } from './step-penalty.ts';
import { stepsInOrder } from './steps.ts';
import { medianOf } from './usual-step.ts';
import { allYields, yieldsOf } from '../../chemistry/facts/yields.ts';

let rdkit: RDKit;
let groups: GroupHazards;
beforeAll(async () => {
  rdkit = await loadRDKit();
  groups = new GroupHazards(rdkit);
});
afterAll(() => groups[Symbol.dispose]());

const leaf = (smiles: string): RouteNode => ({ smiles, inStock: true, origin: 'common' });

function made(smiles: string, conditions: Partial<TypicalConditions>, ...children: RouteNode[]): RouteNode {
  const from = children.map((one) => one.smiles).join('.');
  const line: TypicalConditions = { reagents: [], solvents: [], temperatureC: [20, 25], ...conditions };
  return {
    smiles,
    inStock: false,
    origin: null,
    reaction: {
      templateId: 'by-hand',
      name: { en: 'step', 'zh-CN': '步骤' },
      class: 'acylation',
      smiles: `${from}>>${smiles}`,
      conditions: [line],
      precedents: 1,
      familyPrecedents: 1,
      score: 1,
      forwardRank: 1,
      forwardShare: 1,
      competing: [],
      children,
    },
  };
}

const xylidine = 'Cc1cccc(C)c1N';
const chloroacetanilide = 'Cc1cccc(C)c1NC(=O)CCl';
const lidocaine = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
const lidocaineRoute = (solvent = 'toluene', first: Partial<TypicalConditions> = {}) =>
  made(
    lidocaine,
    { solvents: ['toluene'], temperatureC: [80, 110] },
    made(chloroacetanilide, { reagents: ['K2CO3'], solvents: [solvent], ...first }, leaf(xylidine), leaf('O=C(Cl)CCl')),
    leaf('CCNCC'),
  );

const price = (perKilogram: number, kind: Price['kind'] = 'estimate'): Price => ({
  perGram: perKilogram / 100,
  perKilogram,
  currency: 'USD',
  kind,
  source: 'common',
  uncertaintyFactor: kind === 'estimate' ? 5 : 1,
});

const facts = (more: Partial<ProcessFacts> = {}): ProcessFacts => ({
  weightOf: (smiles) => describeMolecule(rdkit, smiles).molecularWeight,
  groupsOf: (smiles) => groups.of(smiles),
  priceOf: () => price(2_000),
  currency: 'USD',
  goals: defaultProcessGoals,
  interest: [],
  ...more,
});

describe('the assessment of a route', () => {
  it('balances starting materials by stoichiometry and yield', () => {
    const weightOf = (smiles: string) => describeMolecule(rdkit, smiles).molecularWeight;
    const balance = balanceMass(stepsInOrder(lidocaineRoute()), {
      yieldOf: () => 1,
      unknownShare: 1,
      volumes: 1,
      weightOf,
      telescoped: new Set(),
    });
    // 1 kg of lidocaine (234.34) takes 121.18 / 234.34 kg of xylidine at full yield, and 1.2 times the side reactants.
    expect(balance.startingMaterials.get(xylidine)).toBeCloseTo(121.18 / 234.34, 3);
    expect(balance.startingMaterials.get('CCNCC')).toBeCloseTo((1.2 * 73.14) / 234.34, 3);
    expect(balance.startingMaterials.get('O=C(Cl)CCl')).toBeCloseTo((1.2 * 112.94) / 234.34, 3);
    expect(balance.reagents.get('K2CO3')).toBeCloseTo((2 * 138.2) / 234.34, 2);
    const half = balanceMass(stepsInOrder(lidocaineRoute()), {
      yieldOf: () => 0.5,
      unknownShare: 1,
      volumes: 1,
      weightOf,
      telescoped: new Set(),
    });
    expect(half.startingMaterials.get(xylidine)).toBeCloseTo((4 * 121.18) / 234.34, 2);
  });

  it('sees that two steps in one solvent need one isolation, and says which solvent', () => {
    const { telescopes, isolations, figures } = assessRoute(lidocaineRoute(), facts());
    expect(telescopes).toEqual([{ from: 1, to: 2, solvent: 'toluene' }]);
    expect([isolations.counted, isolations.withTelescoping, figures.isolations]).toEqual([2, 1, 1]);
    const apart = assessRoute(lidocaineRoute('CH2Cl2'), facts());
    expect([apart.telescopes, apart.figures.isolations]).toEqual([[], 2]);
    expect(apart.massIntensity.typical).toBeGreaterThan(figures.massIntensity);
    const quenched = assessRoute(lidocaineRoute('toluene', { reagents: ['n-BuLi'] }), facts());
    expect(quenched.telescopes).toEqual([]);
  });

  it('names each hazard with its rule, its step and its source, and spares the target', () => {
    const azide = made(
      'NCc1ccccc1',
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['EtOH'] },
      made('[N-]=[N+]=NCc1ccccc1', { reagents: ['NaN3'], solvents: ['DMF'] }, leaf('BrCc1ccccc1')),
    );
    const { hazards, figures } = assessRoute(azide, facts());
    expect(hazards.map(({ rule, severity, steps, found }) => [rule, severity, steps, found])).toEqual([
      ['azide', 'severe', [1], 'NaN3'],
      ['organicAzide', 'severe', [1, 2], '[N-]=[N+]=NCc1ccccc1'],
      ['activatedHalide', 'moderate', [1], 'BrCc1ccccc1'],
      ['hydrogen', 'moderate', [2], 'H2'],
      ['hydrogenOverMetal', 'moderate', [2], 'H2 + Pd/C'],
    ]);
    expect(hazards.every((one) => one.source !== '')).toBe(true);
    expect(hazards[1]?.figure).toBeCloseTo(2.33, 2);
    expect(figures.hazards).toEqual({ severe: 2, high: 0, moderate: 3 });
    const toAzide = made('[N-]=[N+]=NCc1ccccc1', { solvents: ['DMF'] }, leaf('OCc1ccccc1'));
    expect(assessRoute(toAzide, facts()).hazards).toEqual([]);
  });

  it('says which steps have unknown conditions, and gives such a route no credit for what is not known', () => {
    const known = lidocaineRoute('EtOAc');
    const first = known.reaction?.children.find(({ reaction }) => reaction);
    if (!first?.reaction) throw new TypeError('no first step');
    const unknownFirst = { ...first, reaction: { ...first.reaction, conditions: [] } };
    const unknown: RouteNode = {
      ...known,
      ...(known.reaction && {
        reaction: { ...known.reaction, children: [unknownFirst, ...known.reaction.children.slice(1)] },
      }),
    };
    const [plain, blind] = [assessRoute(known, facts()), assessRoute(unknown, facts())];
    expect([plain.unknownConditions, blind.unknownConditions]).toEqual([[], [1]]);
    expect([plain.figures.unknownConditions, blind.figures.unknownConditions]).toEqual([0, 1]);
    const allUnknown: RouteNode = { ...unknownFirst, inStock: false };
    expect(assessRoute(allUnknown, facts()).figures.worstSolvent).toBe('unknown');
    for (const part of ['safety', 'solvents', 'scaleUp'] as const)
      expect(blind.parts[part]).toBeLessThan(plain.parts[part]);
    const width = ({ low, high }: ProcessAssessment['massIntensity']) => high / low;
    expect(width(blind.massIntensity)).toBeGreaterThan(width(plain.massIntensity));
    expect(blind.massIntensity.solvents).toBeGreaterThan(0);
  });

  it('takes the yield of each step from patents of its class, as a range', () => {
    const { yields = [], overallYield } = assessRoute(lidocaineRoute(), facts());
    const { lower, median, upper, records } = yieldsOf('acylation');
    const range = { low: lower, typical: median, high: upper, records, source: 'counted' };
    expect(yields).toEqual([
      { step: 1, ...range },
      { step: 2, ...range },
    ]);
    expect(records).toBeGreaterThan(100);
    expect(overallYield.typical).toBeCloseTo(median ** 2, 2);
    expect(yieldsOf('deprotection').median).toBeGreaterThan(yieldsOf('carbonCarbon').median);
    // Too few of these are recorded to say anything of their own.
    expect(yieldsOf('functionalGroupAddition')).toBe(allYields);
  });

  it('says of each price whether a supplier or a model gave it, and what has none', () => {
    const priceOf: ProcessFacts['priceOf'] = (smiles) => {
      if (smiles === 'CCNCC') return null;
      return price(5_000, smiles === xylidine ? 'supplier' : 'estimate');
    };
    const { cost } = assessRoute(lidocaineRoute(), facts({ priceOf }));
    expect(cost.lines.map((line) => [line.smiles, line.source])).toEqual([
      ['CCNCC', undefined],
      [xylidine, 'supplier'],
      ['O=C(Cl)CCl', 'estimated'],
    ]);
    expect(cost.unpriced).toEqual(['CCNCC']);
    expect([cost.startingMaterials?.source, cost.total?.source]).toEqual(['mixed', 'mixed']);
    expect(cost.total?.low).toBeLessThan(cost.total?.typical ?? 0);
    expect(cost.total?.typical).toBeLessThan(cost.total?.high ?? 0);
    const none = assessRoute(lidocaineRoute(), facts({ priceOf: () => null }));
    expect([none.cost.total, none.figures.costPerKg, none.parts.cost]).toEqual([undefined, undefined, 0]);
  });

  it('gives cheaper materials a lower cost and a better score where cost is the goal', () => {
    const goals = { cost: 2, safety: 0, solvents: 0, scaleUp: 0, mass: 0 };
    const [cheap, dear] = [2_000, 2_000_000].map((perKg) =>
      assessRoute(lidocaineRoute(), facts({ goals, priceOf: () => price(perKg) })),
    );
    expect(cheap?.figures.costPerKg?.typical).toBeLessThan(dear?.figures.costPerKg?.typical ?? 0);
    expect(cheap?.figures.score).toBeGreaterThan(dear?.figures.score ?? 100);
  });

  it('counts convergence, wanted molecules and steps hard to scale', () => {
    const branch = (smiles: string) => made(smiles, { solvents: ['THF'], temperatureC: [-78, -60] }, leaf('CC'));
    const tree = made('CCC', { solvents: ['hexane'] }, branch('CO'), branch('CN'));
    const { convergence, longestLinear, passesThrough, scaleUp, figures, solvents } = assessRoute(
      tree,
      facts({ interest: ['CN', 'CCCC'] }),
    );
    expect([longestLinear, convergence]).toEqual([2, 1 / 3]);
    expect(passesThrough).toEqual(['CN']);
    expect(scaleUp.map(({ issue, step, detail }) => [issue, step, detail])).toEqual([
      ['cryogenic', 1, '-78 °C'],
      ['cryogenic', 2, '-78 °C'],
    ]);
    expect([figures.scaleUp, figures.worstSolvent]).toEqual([2, 'hazardous']);
    expect(solvents.map((one) => [one.name, one.class, one.steps])).toEqual([
      ['hexane', 'hazardous', [3]],
      ['THF', 'problematic', [1, 2]],
    ]);
  });
});

describe('the penalty of a step in the search', () => {
  const step = (conditions: Partial<TypicalConditions>, smiles = 'CC.CO>>CCOC') => ({
    templateId: JSON.stringify(conditions),
    smiles,
    conditions: [{ reagents: [], solvents: [], temperatureC: [20, 25], ...conditions } as TypicalConditions],
  });

  it('is nothing for a plain step and grows with hazards, solvents and temperatures', () => {
    const plain = stepPenalty(step({ reagents: ['K2CO3'], solvents: ['EtOAc'] }));
    const worse = stepPenalty(step({ reagents: ['K2CO3'], solvents: ['DMF'] }));
    const bad = stepPenalty(step({ reagents: ['NaN3'], solvents: ['DMF'] }));
    const worst = stepPenalty(step({ reagents: ['n-BuLi', 'NaCN'], solvents: ['Et2O'], temperatureC: [-78, -60] }));
    expect([plain, plain < worse, worse < bad, bad < worst]).toEqual([0, true, true, true]);
  });

  it('takes a step of unknown conditions for the usual one, not for a harmless one', () => {
    const unknown = stepPenalty({ templateId: 'L0123456789', smiles: 'C>>CC', conditions: [] });
    const penalties = reactionTemplates
      .map(({ id, conditions }) => ({
        value: stepPenalty({ templateId: id, smiles: 'C>>CC', conditions }),
        weight: readTemplateCounts().templates[id]?.retroHit ?? 0,
      }))
      .toSorted((a, b) => a.value - b.value);
    expect(unknown).toBeGreaterThanOrEqual(medianOf(penalties));
    expect(unknown).toBeGreaterThan(0);
    const goals = { safety: 0, solvents: 0, scaleUp: 0 };
    expect(createStepPenalty(goals, () => [])({ templateId: 'L0', smiles: 'C>>CC', conditions: [] })).toBe(0);
  });

  it('counts dangerous molecules that go in, by the weight of the goal', () => {
    const withGroups = createStepPenalty({ safety: 2, solvents: 1, scaleUp: 1 }, (smiles) => groups.of(smiles));
    const careless = createStepPenalty({ safety: 0, solvents: 1, scaleUp: 1 }, (smiles) => groups.of(smiles));
    const phosgene = step({ solvents: ['toluene'] }, 'Nc1ccccc1.O=C(Cl)Cl>>O=C=Nc1ccccc1');
    expect(withGroups(phosgene)).toBeGreaterThan(1);
    expect(careless(phosgene)).toBeLessThan(0.1);
  });
});
