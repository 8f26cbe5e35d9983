import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { extractTemplate } from './extract.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const amide = '[C;+0:1](-[N;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[N;+0:2]';

describe('the template of a mapped reaction', () => {
  it.each([
    ['an amide coupling', '[CH3:9][C:1](=[O:2])[OH].[NH2:3][CH3:4]>>[CH3:9][C:1](=[O:2])[NH:3][CH3:4]', amide],
    [
      'the same coupling, mapped and written otherwise',

      '[NH2:7][c:8]1[cH:1][cH:2][cH:3][cH:4][cH:5]1.O[C:20]([CH3:21])=[O:22]>>[O:22]=[C:20]([CH3:21])[NH:7][c:8]1[cH:1][cH:2][cH:3][cH:4][cH:5]1',
      amide,
    ],
    [
      'a substitution that inverts',

      'Br[C@H:1]([CH3:2])[CH2:3][CH3:4].[NH2:5][CH3:6]>>[NH:5]([CH3:6])[C@@H:1]([CH3:2])[CH2:3][CH3:4]',
      '[C;+0;@:1]-[N;+0:2]>>[C;+0;@@:1]-[Br;H0;+0].[N;+0:2]',
    ],
    [
      'a substitution that keeps the configuration',

      'Br[C@H:1]([CH3:2])[CH2:3][CH3:4].[NH2:5][CH3:6]>>[NH:5]([CH3:6])[C@H:1]([CH3:2])[CH2:3][CH3:4]',
      '[C;+0:1]-[N;+0:2]>>[C;+0:1]-[Br;H0;+0].[N;+0:2]',
    ],
    [
      'a nitro reduction, whose hydrogens do not follow from its bonds',

      'O=[N+:1]([O-])[CH2:2][CH3:3]>>[NH2:1][CH2:2][CH3:3]',
      '[N;H2;+0:1]>>[N;H0;+1:1](=[O;H0;+0])-[O;H0;-1]',
    ],
  ])('is the edit alone: %s', (_, mapped, expected) => {
    expect(extractTemplate(rdkit, mapped)).toBe(expected);
  });

  it('does not hold reagents that give no atoms', () => {
    const mapped = '[CH3:9][C:1](=[O:2])[OH].[NH2:3][CH3:4].CCN(CC)CC>>[CH3:9][C:1](=[O:2])[NH:3][CH3:4]';
    expect(extractTemplate(rdkit, mapped)).toBe(amide);
  });

  it('is none where nothing changes, or the product is not mapped throughout', () => {
    expect(extractTemplate(rdkit, '[CH3:1][OH:2]>>[CH3:1][OH:2]')).toBeNull();
    expect(extractTemplate(rdkit, '[CH3:1][OH:2]>>[CH3:1]OC')).toBeNull();
  });
});
