import { describe, expect, it } from 'vitest';
import type { Culture } from '../constants/locale.ts';
import { moleculeName, type NamedMolecule } from './molecule-name.ts';

const formula = 'C4H10O';
const cases: [Culture, Omit<NamedMolecule, 'formula'>, string][] = [
  ['en', { name: 'rac-2-butanol', chineseName: 'rac-仲丁醇', stereo: 'racemic' }, 'rac-2-butanol'],
  ['zh-CN', { name: 'rac-2-butanol', chineseName: 'rac-仲丁醇', stereo: 'racemic' }, 'rac-仲丁醇'],
  ['zh-CN', { name: 'rel-2-butanol', stereo: 'relative' }, 'rel-2-butanol'],
  ['en', { chineseName: '仲丁醇' }, formula],
  ['en', { stereo: 'racemic' }, `rac-${formula}`],
  ['zh-CN', { stereo: 'relative' }, `rel-${formula}`],
  ['en', { stereo: 'partlyKnown' }, formula],
  ['zh-CN', {}, formula],
];

describe('what a molecule is called in one line', () => {
  it.each(cases)('in %s, %o is %s', (culture, molecule, written) => {
    expect(moleculeName(culture, { ...molecule, formula })).toBe(written);
  });
});
