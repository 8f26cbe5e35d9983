import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citationText } from '../recognition/citation.ts';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { agentHazardsTable } from '../../engine/conditions/agent-hazards-table.ts';
import { AgentHazardFinder } from './agent-hazards.ts';
import { flaskPairs, pairsOf } from './flask/pairs.ts';
import { flaskTraits } from './flask/traits.ts';
import { conditionHazards, flaskHazards, readAgentHazards, reagentHazards, reagentRules } from './reagent-hazards.ts';

let rdkit: RDKit;
let finder: AgentHazardFinder;
beforeAll(async () => {
  rdkit = await loadRDKit();
  finder = new AgentHazardFinder(rdkit);
});
afterAll(() => finder[Symbol.dispose]());

describe('rules for reagents', () => {
  it.each(reagentRules.map((rule) => [`${rule.rule} (${rule.severity})`, rule] as const))(
    '%s finds its members and none of its near misses',
    (_, { rule, severity, members, nearMisses }) => {
      const isMet = (smiles: string): boolean =>
        finder.of(smiles).hazards.some((one) => one.rule === rule && one.severity === severity);
      expect(members.length).toBeGreaterThanOrEqual(5);
      expect(nearMisses.length).toBeGreaterThanOrEqual(5);
      expect(members.filter((smiles) => !isMet(smiles))).toEqual([]);
      expect(nearMisses.filter(isMet)).toEqual([]);
    },
  );

  it('are written down for every agent that has a structure', () => {
    expect(Object.fromEntries(readAgentHazards())).toEqual(agentHazardsTable(rdkit));
  });

  it('have their sources in both languages', () => {
    const english = /(?:chapter|Handbook|alerting|cohort)/;
    const sources = [...reagentRules, ...flaskPairs].map(({ source }) => source.replaceAll(/Org\. Process[^;]*/g, ''));
    expect(sources.map((one) => citationText('zh-CN', one)).filter((one) => english.test(one))).toEqual([]);
  });

  it.each([
    ['ceric ammonium nitrate', 'oxidisingSalt'],
    ['NH4NO3', 'oxidisingSalt'],
    ['LiClO4', 'perchlorate'],
    ['TMSCHN2', 'diazo'],
    ['t-BuLi', 'pyrophoric'],
    ['LiAlH4', 'hydrideGas'],
    ['Raney Ni', 'rawNickel'],
    ['triphosgene', 'phosgene'],
    ['MeI', 'methylIodide'],
    ['HOBt', 'explosiveAdditive'],
    ['BBr3', 'corrosiveChloride'],
    ['then NaN3', 'azide'],
    ['conc. HNO3', 'nitration'],
    ['HCl or HNO3', 'nitration'],
    ['AcCl', 'acidHalide'],
    ['TMSCl', 'chlorosilane'],
  ])('tell of %s: %s', (name, rule) => {
    expect(reagentHazards(name).map((one) => one.rule)).toContain(rule);
  });
});

describe('what a substance is for another one', () => {
  it.each(Object.entries(flaskTraits))('%s fits its members and none of its near misses', (name, trait) => {
    const has = (smiles: string): boolean => finder.of(smiles).traits.includes(name);
    expect(trait.members.length).toBeGreaterThanOrEqual(5);
    expect(trait.nearMisses.length).toBeGreaterThanOrEqual(5);
    expect(trait.members.filter((smiles) => !has(smiles))).toEqual([]);
    expect(trait.nearMisses.filter(has)).toEqual([]);
  });
});

describe('pairs in one flask', () => {
  it.each(flaskPairs.map((pair) => [pair.rule, pair] as const))('%s is found for each two members', (rule, pair) => {
    const [one, other] = [flaskTraits[pair.one], flaskTraits[pair.other]];
    const meet = (a: string, b: string): boolean =>
      pairsOf(finder.of(a).traits, finder.of(b).traits).some((found) => found.rule === rule);
    const missed = one.members.flatMap((a) => other.members.filter((b) => !meet(a, b)).map((b) => [a, b]));
    expect(missed).toEqual([]);
    const [first = ''] = one.members;
    expect(other.nearMisses.filter((b) => meet(first, b))).toEqual([]);
  });

  it.each([
    [['NaN3', 'CH2Cl2'], 'azideWithChlorinatedSolvent'],
    [['[N-]=[N+]=[N-]', 'AcOH'], 'azideWithAcid'],
    [['NaH', 'DMF'], 'hydrideInDipolarSolvent'],
    [['NaH', 'DMSO'], 'hydrideInDipolarSolvent'],
    [['NaCN', 'HCl', 'H2O'], 'cyanideWithAcid'],
    [['NaBH3CN', 'AcOH', 'MeOH'], 'cyanideWithAcid'],
    [['NaOH', 'CHCl3'], 'chloroformWithBase'],
    [['H2O2', 'acetone'], 'peroxideWithKetone'],
    [['oxalyl chloride', 'DMSO', 'CH2Cl2'], 'sulfoxideWithAcidHalide'],
    [['KF', 'H2SO4'], 'fluorideWithAcid'],
    [['H2', 'Pd/C', 'MeOH'], 'hydrogenOverMetal'],
    [['HNO3', 'acetone'], 'nitricAcidWithSolvent'],
    [['NaClO2', 'AcOH'], 'hypochloriteWithAcid'],
    [['KOtBu', 'nitromethane'], 'nitroalkaneWithBase'],
    [['O2', 'THF'], 'etherWithOxygen'],
    [['Br2', 'DMF'], 'halogenWithSolvent'],
  ])('%j: %s', (names, rule) => {
    expect(flaskHazards(names).map((one) => one.rule)).toContain(rule);
  });

  it.each([
    [['NaN3', 'DMF']],
    [['NaH', 'THF']],
    [['NaCN', 'DMSO', 'H2O']],
    [['K2CO3', 'CHCl3']],
    [['H2O2', 'AcOH']],
    [['Pd/C', 'HCO2NH4', 'MeOH']],
    [['NaBH4', 'MeOH']],
    [['NaN3', 'then aq. HCl', 'DMF']],
    [['HATU', 'DIPEA', 'DMF']],
    [['Fe', 'NH4Cl', 'EtOH', 'H2O']],
  ])('%j: nothing', (names) => {
    expect(flaskHazards(names)).toEqual([]);
  });

  it('stand behind the worst hazard of each agent', () => {
    const found = conditionHazards({ reagents: ['NaN3'], catalysts: ['CuI'], solvents: ['CH2Cl2'] });
    expect(found.map(({ rule, found: names }) => `${rule}: ${names}`)).toEqual([
      'azide: NaN3',
      'azideWithChlorinatedSolvent: NaN3 + CH2Cl2',
      'azideWithHeavyMetal: NaN3 + CuI',
    ]);
  });
});
