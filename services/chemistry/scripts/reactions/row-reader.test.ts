import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { HeldOut } from './held-out.ts';
import { RowReader } from './row-reader.ts';
import type { PreparedRow } from './prepared-row.ts';
import { sources } from './sources.ts';

const dir = mkdtempSync(join(tmpdir(), 'reactions-'));
let reader: RowReader;

beforeAll(async () => {
  for (const folder of ['routes', 'reactions']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'routes/routes_valid_products.txt'), 'CC(O)C(=O)Nc1ccccc1\n');
  const header = 'id,class,reactants>reagents>production';
  const row = 'US1,2,[CH3:1][C:2](=[O:3])Cl.[NH2:4][CH3:5]>>[CH3:1][C:2](=[O:3])[NH:4][CH3:5]';
  writeFileSync(join(dir, 'reactions/uspto50k_valid_raw.csv'), `${header}\n${row}\n`);
  const rdkit = await loadRDKit();
  reader = new RowReader(rdkit, new HeldOut(rdkit, dir));
});

afterAll(() => rmSync(dir, { recursive: true }));

function read(source: string, line: string): PreparedRow | string {
  const raw = sources.find(({ name }) => name === source)?.read(line)[0];
  return raw ? reader.read(raw) : 'passed over';
}

const amide = '[CH3:1][C:2](=[O:3])[OH:9].[NH2:4][CH2:5][CH3:6]>>[CH3:1][C:2](=[O:3])[NH:4][CH2:5][CH3:6]';

describe('a row of a reaction file', () => {
  it('is kept canonical, with its class and its map', () => {
    expect(read('usptoA', `2\t${amide}`)).toEqual({
      kind: 'mapped',
      class: 2,
      product: 'CCNC(C)=O',
      precursors: 'CC(=O)O.CCN',
      mapped: amide,
      agents: '',
      patent: '',
    });
  });

  it('tells what gives atoms from what is only there', () => {
    const line = `O=S(Cl)Cl.${amide.replace('>>', '>CN(C)C=O.[Na+]>')}\tUS7\t`;
    expect(read('routeSteps', line)).toMatchObject({
      precursors: 'CC(=O)O.CCN',
      agents: 'CN(C)C=O.O=S(Cl)Cl.[Na+]',
      patent: 'US7',
    });
  });

  it('of an unmapped file is a flask, whatever maps it carries', () => {
    expect(read('uspto15k', '[CH3:1][Br:2].[NH3:3]>>CN x')).toMatchObject({ kind: 'mixture', precursors: 'CBr.N' });
    expect(read('reagents', 'CBr.N>>CN\tC1CCOC1\ttrain\t')).toMatchObject({
      precursors: 'C1CCOC1.CBr.N',
      product: 'CN',
    });
    expect(read('nameRxn', '1.2.3\tCBr.N>>CN\tUS8')).toMatchObject({ class: 1, patent: 'US8' });
  });

  it.each([
    [
      'a product of a validation route',
      'usptoA',
      '2\t[CH3:1][CH:2]([OH:3])[C:4](=[O:5])Cl.[NH2:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[CH3:1][CH:2]([OH:3])[C:4](=[O:5])[NH:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
      'held out',
    ],
    [
      'the same with its configuration',
      'reagents',
      'C[C@H](O)C(=O)Cl.Nc1ccccc1>>C[C@H](O)C(=O)Nc1ccccc1\t\ttrain\t',
      'held out',
    ],
    ['it beside another product', 'reagents', 'CC(O)C(=O)Cl.Nc1ccccc1>>Cl.CC(O)C(=O)Nc1ccccc1\t\ttrain\t', 'held out'],
    [
      'a product of the validation file',
      'usptoB',
      '2\t[CH3:1][C:2](=[O:3])O.[NH2:4][CH3:5]>>[CH3:1][C:2](=[O:3])[NH:4][CH3:5]\t1\t1',
      'held out',
    ],
    ['two products', 'nameRxn', '1.2.3\tCBr.N>>CN.CC\tUS8', 'several products'],
    ['what cannot be read', 'reagents', 'C(C)(C)(C)(C)C.N>>CN\t\ttrain\t', 'unread'],
    ['no change', 'usptoA', '0\t[CH3:1][OH:2]>>[CH3:1][OH:2]', 'unchanged'],
    ['no map', 'usptoA', '0\tCBr.N>>CN', 'no map'],
    ['a map known to be wrong', 'usptoFull', `${amide}\t1\t1\t1\tS`, 'doubtful map'],
    ['a header', 'reagents', 'reactants>>product\treagents\tsplit\tflags', 'passed over'],
  ])('is dropped: %s', (_, source, line, reason) => {
    expect(read(source, line)).toBe(reason);
  });
});
