import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../molecule/rdkit.ts';
import { templateById } from '../models/learned-template.ts';
import { StepNamer } from './step-namer.ts';

let namer: StepNamer;
beforeAll(async () => {
  namer = new StepNamer(await loadRDKit());
});

function first(templateId: string, reaction: string): string {
  const template = templateById(templateId);
  const [line] = template ? namer.of(template, reaction).conditions : [];
  if (!line) throw new Error(`no conditions of ${templateId}`);
  return [...line.reagents, ...(line.catalysts ?? []), 'in', ...line.solvents].join(' ');
}

describe('the conditions of a step', () => {
  const acid = 'O=C(O)c1ccc(F)cc1.Nc1ccccc1>>O=C(Nc1ccccc1)c1ccc(F)cc1';
  it.each<[what: string, id: string, reaction: string, fits: RegExp]>([
    ['couple an aniline as most do', 'anilide-from-acid', acid, /^DIPEA HATU in DMF$/],
    ['couple acrylic acid as most do', 'anilide-from-acid', 'C=CC(=O)O.Nc1ccc(F)cc1>>C=CC(=O)Nc1ccc(F)cc1', /HATU|EDC/],
    ['keep an acrylamide', 'nitroarene-to-aniline', 'C=CC(=O)Nc1cccc([N+](=O)[O-])c1>>C=CC(=O)Nc1cccc(N)c1', /^Fe /],
    ['keep an aryl bromide', 'nitroarene-to-aniline', 'O=[N+]([O-])c1ccc(Br)cc1>>Nc1ccc(Br)cc1', /^(?:Fe|SnCl2|Zn) /],
    ['keep an aryl chloride', 'nitroarene-to-aniline', 'O=[N+]([O-])c1ccc(Cl)cc1>>Nc1ccc(Cl)cc1', /^(?:Fe|SnCl2|Zn) /],
    [
      'keep a benzyl ether',
      'nitroarene-to-aniline',
      'O=[N+]([O-])c1ccc(OCc2ccccc2)cc1>>Nc1ccc(OCc2ccccc2)cc1',
      /^(?:Fe|SnCl2|Zn) /,
    ],
    ['hydrogenate a plain nitroarene', 'nitroarene-to-aniline', 'Cc1ccc([N+](=O)[O-])cc1>>Cc1ccc(N)cc1', /^H2 Pd\/C /],
    [
      'keep an acid beside a nitrile',
      'nitrile-to-primary-amine',
      'N#CCc1ccc(C(=O)O)cc1>>NCCc1ccc(C(=O)O)cc1',
      /Raney Ni|PtO2|Pd/,
    ],
    [
      'turn a ketone with an oxazaborolidine',
      'aryl-ketone-asymmetric-reduction-cbs',
      'CC(=O)c1ccccc1>>C[C@H](O)c1ccccc1',
      /CBS/,
    ],
    [
      'brominate a benzylic carbon with an initiator',
      'Lffaa3ecd78',
      'Cc1ccccc1.O=C1CCC(=O)N1Br>>BrCc1ccccc1',
      /AIBN|BPO/,
    ],
    [
      'reduce an acid with borane where that is its name',
      'acid-to-primary-alcohol-borane',
      'O=C(O)c1ccccc1>>OCc1ccccc1',
      /^BH3/,
    ],
    [
      'couple a chloropyrimidine over palladium with a base',
      'suzuki-chloroazine',
      'Clc1ccnc(N)n1.OB(O)c1ccccc1>>Nc1nccc(-c2ccccc2)n1',
      /Na2CO3 Pd|K2CO3 Pd/,
    ],
    [
      'chlorosulfonate with chlorosulfonic acid',
      'L1a6a43c81b',
      'CCOc1ccccc1.O=S(=O)(O)Cl>>CCOc1ccc(S(=O)(=O)Cl)cc1',
      /^ClSO3H/,
    ],
    [
      'run an isocyanate in no alcohol',
      'urea-from-aryl-isocyanate',
      'O=C=Nc1ccccc1.C1CCNCC1>>O=C(Nc1ccccc1)N1CCCCC1',
      /in (?:CH2Cl2|THF)/,
    ],
  ])('%s', (_, id, reaction, fits) => {
    expect(first(id, reaction)).toMatch(fits);
  });
});
