import { beforeAll, describe, expect, it } from 'vitest';
import { builtInNames, indexNames, type Names } from './names.ts';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { withGeneratedNames } from './generated-names.ts';

let rdkit: RDKit;
let names: Names;
const fail = (error: unknown): void => {
  throw error;
};
beforeAll(async () => {
  rdkit = await loadRDKit();
  names = withGeneratedNames(builtInNames(), rdkit, fail);
});

describe('the names of molecules', () => {
  it('takes the table first', () => {
    const called = names.called('CC(=O)Oc1ccccc1C(=O)O');
    expect(called).toEqual({ name: 'aspirin', chineseName: '阿司匹林', cas: '50-78-2', from: 'table' });
  });

  it('knows a compound of the table that is drawn in another form', () => {
    const smiles = 'CCCc1nn(C)c2c(=O)nc(-c3cc(S(=O)(=O)N4CCN(C)CC4)ccc3OCC)[nH]c12';
    expect(names.called(smiles)).toMatchObject({ name: 'sildenafil', chineseName: '西地那非', from: 'table' });
  });

  it('makes a name in both languages where the table has none', () => {
    const called = names.called('CC(C)(C)OC(=O)N1CCC(c2ccc(Br)cc2)CC1');
    expect(called).toEqual({
      name: 'tert-butyl 4-(4-bromophenyl)piperidine-1-carboxylate',
      chineseName: '4-(4-溴苯基)哌啶-1-甲酸叔丁酯',
      from: 'structure',
    });
  });

  it('adds Chinese to a compound that the table knows in English alone', () => {
    const smiles = 'O=C(O)c1ccc(Br)cc1';
    const own = indexNames([{ inchiKey: 'A', smiles, cas: '586-76-5', names: ['p-bromobenzoic acid'], source: 'own' }]);
    const called = withGeneratedNames(own, rdkit, fail).called(smiles);
    expect(called).toEqual({
      name: 'p-bromobenzoic acid',
      chineseName: '4-溴苯甲酸',
      cas: '586-76-5',
      from: 'table',
    });
  });

  it.each([
    ['C[C@H](N)c1ccc(Br)cc1Cl |&1:1|', 'rac-1-(4-bromo-2-chlorophenyl)ethan-1-amine'],
    ['C[C@H](O)[C@@H](N)c1ccc(Br)cc1Cl |o1:1,3|', 'rel-(1S,2S)-1-amino-1-(4-bromo-2-chlorophenyl)propan-2-ol'],
  ])('says of %s that it is %s', (smiles, name) => {
    expect(names.called(smiles).name).toBe(name);
  });

  it('has no name for a molecule whose configuration is known in part', () => {
    expect(names.called('C[C@H](O)[C@@H](N)c1ccc(Br)cc1Cl |o1:1|')).toEqual({});
  });

  it('asks the generator once for each molecule', () => {
    let asked = 0;
    const counting = new Proxy(rdkit, {
      get(target, key) {
        if (key === 'get_mol') asked += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const once = withGeneratedNames(indexNames([]), counting, fail);
    const first = once.called('Nc1ccc(Br)cc1F');
    expect(once.called('Nc1ccc(Br)cc1F')).toBe(first);
    expect([first.name, asked]).toEqual(['4-bromo-2-fluoroaniline', 1]);
  });

  it('prepares the names of a page of routes without holding the thread', async () => {
    const own = withGeneratedNames(indexNames([]), rdkit, fail);
    const rings = [
      'c1ccncc1',
      'c1ccc2[nH]ccc2c1',
      'c1cnc2ccccc2n1',
      'C1CCNCC1',
      'c1ccc2ncccc2c1',
      'c1cc[nH]c1',
      'c1ccsc1',
    ];
    const molecules = Array.from({ length: 20 }, (_, length) =>
      rings.map((ring) => `${'C'.repeat(length + 1)}C(=O)Oc1ccc(cc1)-${ring}`),
    ).flat();
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const before = performance.now();
    await own.prepare(molecules);
    const tookMs = performance.now() - before;
    isOver = true;
    // Others have their turn every few milliseconds.
    expect(turns).toBeGreaterThan(Math.min(4, tookMs / 60));
    expect(own.called(molecules[0] ?? '').name).toMatch(/acetate|propanoate|ethanoate/);
  });

  it('goes on without a name when RDKit fails on a molecule', () => {
    const failing = new Proxy(rdkit, {
      get(target, key) {
        if (key === 'get_mol') throw new Error('unreachable');
        return Reflect.get(target, key) as unknown;
      },
    });
    const heard: unknown[] = [];
    const guarded = withGeneratedNames(indexNames([]), failing, (error) => heard.push(error));
    expect(guarded.called('CCO')).toEqual({});
    expect(heard).toHaveLength(1);
  });
});
