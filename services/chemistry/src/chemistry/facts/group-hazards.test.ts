import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citationText } from '../recognition/citation.ts';
import { canonicalSmiles, loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { GroupHazards, groupRules } from './group-hazards.ts';
import { reagentRules } from './reagent-hazards.ts';

let rdkit: RDKit;
let groups: GroupHazards;
beforeAll(async () => {
  rdkit = await loadRDKit();
  groups = new GroupHazards(rdkit);
});
afterAll(() => groups[Symbol.dispose]());

const rulesOf = (smiles: string): string[] => {
  const canonical = canonicalSmiles(rdkit, smiles);
  if (canonical === null) throw new TypeError(smiles);
  return groups.of(canonical).map(({ rule }) => rule);
};

describe('the rules for dangerous groups', () => {
  it('have five members and five near misses each, and a name of their own', () => {
    expect(
      groupRules.filter((one) => one.members.length < 5 || one.nearMisses.length < 5).map((one) => one.rule),
    ).toEqual([]);
    expect(new Set(groupRules.map(({ rule }) => rule)).size).toBe(groupRules.length);
  });

  it.each(groupRules)('$rule marks its members and leaves its near misses alone', ({ rule, members, nearMisses }) => {
    expect(members.filter((one) => !rulesOf(one).includes(rule))).toEqual([]);
    expect(nearMisses.filter((one) => rulesOf(one).includes(rule))).toEqual([]);
  });

  it.each(groupRules)('$rule names a chapter of the GHS', ({ source }) => {
    expect(source).toMatch(/^GHS chapters? [23]\.\d/);
  });

  it.each([
    ['2.1', 'O=[N+]([O-])OCC(O[N+](=O)[O-])CO[N+](=O)[O-]'],
    ['2.8', 'CC(C)(C#N)N=NC(C)(C)C#N'],
    ['2.9', 'CC[Zn]CC'],
    ['2.12', '[H-].[Na+]'],
    ['2.14', '[K+].[O-][Mn](=O)(=O)=O'],
    ['2.15', 'CC(C)(C)OO'],
  ])('cover chapter %s', (chapter, smiles) => {
    const sources = groups.of(canonicalSmiles(rdkit, smiles) ?? '').map(({ source }) => source);
    expect(sources.some((one) => one.includes(chapter))).toBe(true);
  });
});

describe('a source of a hazard', () => {
  it.each([...new Set([...groupRules, ...reagentRules].map(({ source }) => source))])('%s is translated', (source) => {
    expect(citationText('en', source)).toBe(source);
    const translated = citationText('zh-CN', source).replaceAll(/Angew\.[^；]*|Org\. Process[^；]*/g, '');
    expect(translated).not.toMatch(/chapter|Annex|Manual|Handbook|cohort|alerting|contiguous|decomposes|gives/);
  });
});
