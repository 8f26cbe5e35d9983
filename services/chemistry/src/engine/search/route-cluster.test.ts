import { beforeAll, describe, expect, it } from 'vitest';
import { hasMessage } from '@app/locales/messages';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { bondKinds } from './bond-kind.ts';
import { BondTracer } from './bond-trace.ts';
import { clusterOf } from './route-cluster.ts';
import type { RouteNode } from './types.ts';

const lidocaine = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const leaf = (smiles: string): RouteNode => ({ smiles, inStock: true, origin: 'common' });

function made(smiles: string, ...children: RouteNode[]): RouteNode {
  const reaction = {
    templateId: 'any',
    name: { en: '', 'zh-CN': '' },
    class: 'acylation',
    smiles: '',
    conditions: [],
    precedents: 0,
    familyPrecedents: 0,
    score: 1,
    forwardRank: 1,
    forwardShare: 1,
    competing: [],
    children,
  } as const;
  return { smiles, inStock: false, origin: null, reaction: { ...reaction, conditions: [], competing: [] } };
}

function cluster(tree: RouteNode): ReturnType<typeof clusterOf> {
  return clusterOf(new BondTracer(rdkit), tree);
}

const amideLast = made(lidocaine, leaf('CCN(CC)CC(=O)O'), leaf('Cc1cccc(C)c1N'));
const amineLast = made(
  lidocaine,
  leaf('CCNCC'),
  made('Cc1cccc(C)c1NC(=O)CCl', leaf('O=C(Cl)CCl'), leaf('Cc1cccc(C)c1N')),
);

describe('the cluster of a route', () => {
  it('names the bond that joins the largest parts', () => {
    expect(cluster(amideLast)).toMatchObject({ bonds: [[6, 8]], kinds: ['amide'] });
  });

  it('names two bonds where both steps weigh alike', () => {
    const acid = made('O=C(O)c1ccc(-c2ccccc2)cc1', leaf('O=C(O)c1ccc(Br)cc1'), leaf('OB(O)c1ccccc1'));
    const tree = made('O=C(Nc1ccccc1)c1ccc(-c2ccccc2)cc1', acid, leaf('Nc1ccccc1'));
    expect(cluster(tree).kinds).toEqual(['amide', 'biaryl']);
    expect(cluster(amineLast).kinds).toEqual(['amine']);
  });

  it('is one for routes that differ in the reagent only', () => {
    const chloride = made(lidocaine, leaf('CCN(CC)CC(=O)Cl'), leaf('Cc1cccc(C)c1N'));
    expect(cluster(chloride).id).toBe(cluster(amideLast).id);
    expect(cluster(amineLast).id).not.toBe(cluster(amideLast).id);
  });

  it('is one for bonds that symmetry makes equal', () => {
    const ethylated = (bond: string): RouteNode => made(lidocaine, leaf(bond), leaf('CCNCC(=O)Nc1c(C)cccc1C'));
    expect(cluster(ethylated('CCBr')).id).toBe(cluster(ethylated('CC=O')).id);
  });

  it('has no bond where only groups change', () => {
    expect(cluster(made('Nc1ccccc1', leaf('O=[N+]([O-])c1ccccc1')))).toMatchObject({ bonds: [], kinds: [] });
  });

  it.each(bondKinds)('has words for the bond kind %s in both languages', (kind) => {
    expect(
      hasMessage('en', 'routes', `clusterName.bond.${kind}`) &&
        hasMessage('zh-CN', 'routes', `clusterName.bond.${kind}`),
    ).toBe(true);
  });
});
