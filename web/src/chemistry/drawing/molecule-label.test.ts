import { afterEach, describe, expect, it } from 'vitest';
import { saveCulture } from '../../shared/i18n/culture.ts';
import { moleculeLabel } from './molecule-label.ts';

const hunig = { name: 'n-ethyl-n,n-diisopropylamine', chineseName: 'N,N-二异丙基乙胺', formula: 'C8H19N' };

describe('what a molecule is called', () => {
  afterEach(() => saveCulture('en'));

  it('is its Chinese name on a Chinese page, and the English one where there is none', () => {
    saveCulture('zh-CN');
    expect(moleculeLabel(hunig)).toBe('N,N-二异丙基乙胺');
    expect(moleculeLabel({ name: 'cocrystal', formula: 'C2H6O' })).toBe('cocrystal');
  });

  it.each([
    [hunig.name, 'N-ethyl-N,N-diisopropylamine'],
    ['n-methylaniline', 'N-methylaniline'],
    ['n-nitrosodimethylamine', 'N-nitrosodimethylamine'],
    ['n-(2-hydroxyethyl)piperazine', 'N-(2-hydroxyethyl)piperazine'],
    ['n-butyl vinyl ether', 'n-butyl vinyl ether'],
    ['o-toluidine', 'o-toluidine'],
    ['bromobenzene', 'bromobenzene'],
  ])('writes locants on nitrogen as capitals: %s', (name, written) => {
    expect(moleculeLabel({ ...hunig, name })).toBe(written);
  });

  it('is the formula, as formulas are written, where no source names it', () => {
    expect(moleculeLabel({ formula: 'C7H5BrO2' })).toBe('C₇H₅BrO₂');
  });
});
