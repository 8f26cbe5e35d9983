import { describe, expect, it } from 'vitest';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { cleaned } from './clean-record.ts';

function kindOf(id: string): (typeof reactionTemplates)[number] {
  const template = reactionTemplates.find((one) => one.id === id);
  if (!template) throw new RangeError(`no template ${id}`);
  return template;
}

/** `reagents | catalysts | solvents`. */
function read(text: string): { reagents: string[]; catalysts: string[]; solvents: string[] } {
  const [reagents = [], catalysts = [], solvents = []] = text
    .split('|')
    .map((part) => part.trim().split(/\s+/).filter(Boolean));
  return { reagents, catalysts, solvents };
}

describe('cleaned', () => {
  it.each([
    [
      'water and lye that end a hydride reduction',
      'amide-to-amine-hydride',
      'LiAlH4 NaOH | | H2O THF',
      'LiAlH4 | | THF',
    ],
    [
      'acid that ends a borohydride reduction',
      'ketone-to-secondary-alcohol-borohydride',
      'HCl NaBH4 | | H2O MeOH',
      'NaBH4 | | MeOH',
    ],
    ['water over a Lewis acid', 'friedel-crafts-acylation', 'AlCl3 HCl | | CH2Cl2 H2O', 'AlCl3 | | CH2Cl2'],
    [
      'the salt of a carbodiimide',
      'amide-from-acid-and-primary-amine',
      'EDC Et3N HCl HOBt | | DMF',
      'EDC Et3N HOBt | | DMF',
    ],
    [
      'trifluoroacetate of the amine beside carbonate',
      'tertiary-amine-from-alkyl-halide',
      'K2CO3 TFA | | DMF',
      'K2CO3 | | DMF',
    ],
    ['acid that sets a hydrolysed acid free', 'methyl-ester-hydrolysis', 'HCl NaOH | | H2O MeOH', 'NaOH | | H2O MeOH'],
    ['lye after an acidic deprotection', 'boc-deprotection', 'HCl NaOH | | EtOAc', 'HCl | | EtOAc'],
    [
      'water after a sulfonylation over triethylamine',
      'mesylate-from-alcohol',
      'Et3N | | CH2Cl2 H2O',
      'Et3N | | CH2Cl2',
    ],
  ])('leaves out %s', (_, id, before, after) => {
    expect(cleaned(kindOf(id), read(before))).toEqual(read(after));
  });

  it.each([
    ['water of a Suzuki coupling', 'suzuki-biaryl-bromide', 'Na2CO3 | Pd(PPh3)4 | 1,4-dioxane H2O'],
    ['water of a Schotten–Baumann reaction', 'carbamate-from-chloroformate', 'NaOH | | H2O THF'],
    ['acid beside iron', 'nitroarene-to-aniline', 'Fe HCl | | EtOH'],
  ])('keeps %s', (_, id, whole) => {
    expect(cleaned(kindOf(id), read(whole))).toEqual(read(whole));
  });

  it('writes the hydrogen that a record leaves out, and the amide that forms in the flask', () => {
    expect(cleaned(kindOf('nitroarene-to-aniline'), read('| Pd/C | MeOH'))).toEqual(read('H2 | Pd/C | MeOH'));
    expect(cleaned(kindOf('ester-enolate-alkylation'), read('diisopropylamine n-BuLi | | THF'))).toEqual(
      read('LDA | | THF'),
    );
  });
});
