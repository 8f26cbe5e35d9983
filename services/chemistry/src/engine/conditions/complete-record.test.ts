import { describe, expect, it } from 'vitest';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { isComplete } from './complete-record.ts';

function complete(id: string, reagents: string[], solvents: string[], catalysts: string[] = []): boolean {
  const template = reactionTemplates.find((one) => one.id === id);
  if (!template) throw new RangeError(`no template ${id}`);
  return isComplete(template, { reagents, solvents, catalysts });
}

describe('isComplete', () => {
  it.each([
    ['an amide coupling with an activator', 'amide-from-acid-and-primary-amine', ['EDC', 'HOBt'], ['DMF'], [], true],
    ['an amide coupling without one', 'amide-from-acid-and-primary-amine', ['HOBt', 'Et3N'], ['DMF'], [], false],
    ['a Suzuki coupling with its catalyst', 'suzuki-biaryl-bromide', ['K2CO3'], ['DME'], ['Pd(PPh3)4'], true],
    ['a Suzuki coupling without it', 'suzuki-biaryl-bromide', ['K2CO3'], ['DME'], [], false],
    ['a hydrogenation whose hydrogen nobody wrote', 'nitroarene-to-aniline', [], ['EtOH'], ['Pd/C'], true],
    ['a reduction by ammonium chloride alone', 'nitroarene-to-aniline', ['NH4Cl'], ['EtOH'], [], false],
    [
      'a hydride reduction of which only the work-up is written',
      'ester-to-primary-alcohol-lah',
      ['NaOH'],
      ['THF'],
      [],
      false,
    ],
    ['a hydride reduction', 'ester-to-primary-alcohol-lah', ['LiAlH4'], ['THF'], [], true],
    ['a Suzuki coupling without a base', 'suzuki-biaryl-bromide', ['LiCl'], ['DME'], ['Pd(PPh3)4'], false],
    ['a Suzuki coupling over palladium on carbon alone', 'suzuki-biaryl-bromide', ['K2CO3'], ['DME'], ['Pd/C'], false],
    ['a reduction by hydrogen without its catalyst', 'nitroarene-to-aniline', ['H2'], ['EtOH'], [], false],
    [
      'a coupling by a ligand without its metal',
      'buchwald-hartwig-secondary-amine',
      ['NaOtBu'],
      ['toluene'],
      ['BINAP'],
      false,
    ],
    ['a Mitsunobu reaction without its phosphine', 'mitsunobu-phenol-primary-alcohol', ['DIAD'], ['THF'], [], false],
    ['a Mitsunobu reaction', 'mitsunobu-phenol-primary-alcohol', ['DIAD', 'PPh3'], ['THF'], [], true],
    ['a hydrolysis without a solvent', 'methyl-ester-hydrolysis', ['NaOH'], [], [], false],
  ])('knows %s', (_, id, reagents, solvents, catalysts, expected) => {
    expect(complete(id, reagents, solvents, catalysts)).toBe(expected);
  });
});
