import { describe, expect, it } from 'vitest';
import { onePotOf } from './one-pot.ts';

describe('one pot of two enzymatic steps', () => {
  it.each([
    ['carboligation and transamination', 'enzyme-acyloin-pyruvate', 'enzyme-transamination-ketone', true],
    [
      'dehalogenation with cyanide after reduction',
      'enzyme-ketone-to-alcohol',
      'enzyme-halohydrin-to-hydroxynitrile',
      true,
    ],
    ['epoxidation and hydrolysis', 'enzyme-alkene-epoxidation', 'enzyme-epoxide-to-diol', true],
    [
      'a lipase in an organic solvent after a reduction in buffer',
      'enzyme-ketone-to-alcohol',
      'enzyme-alcohol-acetylation',
      false,
    ],
    [
      'an oxidase that needs air before an ene-reductase',
      'enzyme-alcohol-oxidase',
      'enzyme-activated-alkene-reduction',
      false,
    ],
    ['a cyanohydrin at pH 5 before an esterase at pH 7', 'enzyme-cyanohydrin-aldehyde', 'enzyme-ester-to-acid', false],
  ])('%s', (_, first, second, isPossible) => {
    expect(onePotOf(first, second)?.isPossible).toBe(isPossible);
  });

  it('says what speaks against it', () => {
    expect(onePotOf('enzyme-secondary-alcohol-oxidation', 'enzyme-ketone-to-alcohol')?.against).toContain('reduction');
    expect(onePotOf('enzyme-alcohol-oxidase', 'enzyme-activated-alkene-reduction')?.against).toContain('oxygen');
  });

  it('is not asked of chemical steps', () => {
    expect(onePotOf('suzuki', 'enzyme-ketone-to-alcohol')).toBeUndefined();
  });
});
