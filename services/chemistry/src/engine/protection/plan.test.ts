import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { Forward } from '../../chemistry/forward-model/forward.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { forwardChemistry, type ProtectionChemistry } from './chemistry.ts';
import { type ProtectableNode, type ProtectedNode, ProtectionPlanner } from './plan.ts';
import { stresses } from './protecting-group.ts';
import { protectingGroups } from './protecting-groups.ts';
import { ProtectionSites } from './sites.ts';
import { resistanceTo, sparingConditions, stressesOf } from './stresses.ts';

let rdkit: RDKit;
let set: TemplateSet;
let forward: Forward;
let sites: ProtectionSites;
let chemistry: ProtectionChemistry;
let planner: ProtectionPlanner;

beforeAll(async () => {
  rdkit = await loadRDKit();
  set = new TemplateSet(rdkit, reactionTemplates);
  forward = new Forward(rdkit, set, readTemplateCounts());
  sites = new ProtectionSites(rdkit);
  chemistry = forwardChemistry(forward);
  planner = new ProtectionPlanner(sites, chemistry, () => false);
});

afterAll(() => {
  sites[Symbol.dispose]();
  forward[Symbol.dispose]();
  set[Symbol.dispose]();
});

function canonical(smiles: string): string {
  const read = canonicalSmiles(rdkit, smiles);
  if (read === null) throw new TypeError(`not a molecule: ${smiles}`);
  return read;
}

const leaf = (smiles: string): ProtectableNode => ({ smiles: canonical(smiles) });

function made(product: string, children: ProtectableNode[], templateId: string): ProtectableNode {
  const smiles = canonical(product);
  const conditions = reactionTemplates.find(({ id }) => id === templateId)?.conditions ?? [];
  return {
    smiles,
    reaction: { smiles: `${children.map((one) => one.smiles).join('.')}>>${smiles}`, conditions, children },
  };
}

function reactionsOf(node: ProtectedNode): { kind: string; precursors: string[]; product: string; group?: string }[] {
  if (!node.reaction) return [];
  const { kind, group, children } = node.reaction;
  const here = { kind, precursors: children.map((one) => one.smiles), product: node.smiles };
  return [...children.flatMap(reactionsOf), group ? { ...here, group: group.id } : here];
}

const acylated = (): ProtectableNode =>
  made(
    'O=C(c1ccccc1)N1CCCC1CO',
    [leaf('O=C(Cl)c1ccccc1'), leaf('OCC1CCCN1')],
    'amide-from-acid-chloride-and-aliphatic-amine',
  );

describe('the table of protecting groups', () => {
  it('has thirty groups and more for ten kinds of sites, each with a source', () => {
    expect(protectingGroups.length).toBeGreaterThanOrEqual(30);
    expect(new Set(protectingGroups.flatMap(({ protects }) => protects)).size).toBe(10);
    expect(protectingGroups.filter(({ chapter }) => chapter === '')).toEqual([]);
  });

  it('lets no group withstand the conditions that take it off', () => {
    const lasting = protectingGroups.filter((group) =>
      group.offConditions.some((line) => {
        const meant = stressesOf([line]);
        return meant.length > 0 && resistanceTo(group, meant) === 'stable';
      }),
    );
    expect(lasting.map(({ id }) => id)).toEqual([]);
  });

  it('takes a silyl ether off by fluoride where Boc must stay', () => {
    const [tbs, boc] = ['tbs', 'boc'].map((id) => protectingGroups.find((one) => one.id === id));
    if (!tbs || !boc) throw new RangeError('two groups of the table');
    expect(sparingConditions(tbs, [boc]).map(({ reagents }) => reagents)).toEqual([['TBAF']]);
    expect(sparingConditions(tbs, [])).toHaveLength(2);
    expect(sparingConditions(boc, [tbs])).toEqual([]);
  });

  it('says of every group how it stands every stress', () => {
    const missing = protectingGroups.filter(({ withstands }) => stresses.some((stress) => !withstands[stress]));
    expect(missing).toEqual([]);
  });

  it('finds each group in the molecule it was put on', () => {
    const free: Record<string, string> = {
      alcohol: 'OCCCc1ccccc1',
      phenol: 'Oc1ccc(C)cc1',
      diol: 'OCC(O)Cc1ccccc1',
      amine: 'NCCc1ccccc1',
      aniline: 'Nc1ccc(C)cc1',
      azole: 'Cc1ccc2[nH]ccc2c1',
      acid: 'OC(=O)c1ccc(C)cc1',
      carbonyl: 'O=C1CCC(CC1)c1ccccc1',
      thiol: 'SCCCc1ccccc1',
      alkyne: 'C#Cc1ccc(C)cc1',
    };
    for (const group of protectingGroups) {
      for (const kind of group.protects) {
        const forms = sites.protectedForms(canonical(free[kind] ?? ''), group);
        const found = forms.filter((one) => sites.groupsOn(one).includes(group));
        expect([group.id, kind, forms.length, found.length]).toEqual([group.id, kind, 1, 1]);
      }
    }
  });
});

describe('planning with protecting groups', () => {
  it('protects an alcohol that an acid chloride would take, and frees it afterwards', () => {
    const { route, protections, open } = planner.plan(acylated());
    expect(protections).toMatchObject([{ groupId: 'tbs', kind: 'alcohol', resistance: 'stable', origin: 'putOn' }]);
    expect(open).toEqual([]);
    expect(reactionsOf(route).map(({ kind, group }) => [kind, group])).toEqual([
      ['on', 'tbs'],
      ['step', undefined],
      ['off', 'tbs'],
    ]);
    expect(route.smiles).toBe(acylated().smiles);
  });

  it('adds no step that fails the forward check, and touches nothing any more', () => {
    for (const { precursors, product } of reactionsOf(planner.plan(acylated()).route)) {
      expect([product, chemistry.check(precursors, product).passed]).toEqual([product, true]);
      expect(chemistry.touched(precursors, product)).toEqual([]);
    }
  });

  it('buys a starting material with the group on rather than putting it on', () => {
    const stock = new Set([canonical('CC(C)(C)OC(=O)N1CCNCC1')]);
    const buying = new ProtectionPlanner(sites, chemistry, (one) => stock.has(one));
    const bromide = leaf('Cc1ccc(Sc2ccccc2Br)c(C)c1');
    const target = 'Cc1ccc(Sc2ccccc2N2CCNCC2)c(C)c1';
    const { route, protections } = buying.plan(
      made(target, [bromide, leaf('C1CNCCN1')], 'buchwald-hartwig-secondary-amine'),
    );
    expect(protections).toMatchObject([{ groupId: 'boc', kind: 'amine', origin: 'bought' }]);
    expect(reactionsOf(route).map(({ kind }) => kind)).toEqual(['step', 'off']);
  });

  it('uses the group that is asked for', () => {
    const { protections } = planner.plan(acylated(), { groupId: 'tips' });
    expect(protections.map(({ groupId }) => groupId)).toEqual(['tips']);
  });

  it('leaves a route alone whose steps touch nothing', () => {
    const route = made('CC(=O)Nc1ccccc1', [leaf('CC(=O)Cl'), leaf('Nc1ccccc1')], 'anilide-from-acid-chloride');
    const plan = planner.plan(route);
    expect(plan).toMatchObject({ protections: [], open: [] });
    expect(reactionsOf(plan.route).map(({ kind }) => kind)).toEqual(['step']);
  });

  it('says that a group would sit where the step happens', () => {
    const route = made(
      'O=C(OCC(O)c1ccccc1)c1ccccc1',
      [leaf('O=C(Cl)c1ccccc1'), leaf('OCC(O)c1ccccc1')],
      'ester-from-acid-chloride',
    );
    const { protections, open } = planner.plan(route, { groupId: 'acetonide' });
    expect(protections).toEqual([]);
    expect(open).toMatchObject([{ groups: ['secondaryAlcohol'], reason: 'reactionSite' }]);
  });

  it('says why a step stays open', () => {
    const { protections, open } = planner.plan(acylated(), { groupId: 'boc' });
    expect(protections).toEqual([]);
    expect(open).toMatchObject([{ groups: ['primaryAlcohol'], reason: 'noGroup' }]);
  });

  it('keeps a group on through a step that does not need it to the one that does', () => {
    const anilide = 'anilide-from-acid-chloride';
    const nitro = made(
      'CC(=O)Nc1cc(CO)cc([N+](=O)[O-])c1',
      [leaf('CC(=O)Cl'), leaf('Nc1cc(CO)cc([N+](=O)[O-])c1')],
      anilide,
    );
    const amine = made('CC(=O)Nc1cc(N)cc(CO)c1', [nitro], 'nitroarene-to-aniline');
    const target = made('CC(=O)Nc1cc(CO)cc(NC(=O)c2ccccc2)c1', [leaf('O=C(Cl)c1ccccc1'), amine], anilide);
    const { route, protections, open } = planner.plan(target);
    expect(open).toEqual([]);
    expect(protections.map(({ groupId, origin }) => [groupId, origin])).toEqual([
      ['tbs', 'putOn'],
      ['tbs', 'kept'],
    ]);
    expect(reactionsOf(route).map(({ kind }) => kind)).toEqual(['on', 'step', 'step', 'step', 'off']);
  });
});
