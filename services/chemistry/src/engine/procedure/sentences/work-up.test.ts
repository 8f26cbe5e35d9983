import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf, ProcedureDrafts } from '../../../test-support/procedures.ts';

let drafts: ProcedureDrafts;
beforeAll(async () => {
  drafts = await ProcedureDrafts.load();
});

describe('the quench', () => {
  it.each([
    ['lah', 'quench.fieser'],
    ['borohydride', 'quench.borohydride'],
    ['reductive', 'quench.triacetoxy'],
    ['peracid', 'quench.peroxide'],
    ['pocl3', 'quench.chlorinating'],
    ['azide', 'quench.azide'],
    ['grignard', 'quench.ammonium'],
    ['williamson', 'quench.ammonium'],
    ['benzoylation', 'quench.acyl'],
    ['nitration', 'quench.ice'],
    ['sandmeyer', 'quench.nitrite'],
    ['enolate', 'quench.alkylating'],
  ])('of %s is %s', (of, key) => {
    expect(keysOf(drafts.of(of), 'quench')).toContain(key);
  });

  it('reckons water and alkali for lithium aluminum hydride by its weight', () => {
    const found = drafts.of('lah', { batch: { of: 'limiting', amount: 10, unit: 'g' } });
    expect(found.materials.find(({ agent }) => agent === 'LiAlH4')).toMatchObject({ massG: 2.65 });
    const volumes = 'water (2.6 mL), 15 % aqueous sodium hydroxide (2.6 mL), water (7.9 mL)';
    expect(drafts.text(found, 'quench')).toContain(volumes);
  });

  it('is that of the conditions where they end the reaction themselves', () => {
    expect(keysOf(drafts.of('hydroboration'), 'quench')).toEqual(['quench.peroxide']);
  });
});

describe('the work-up', () => {
  it.each<[what: string, of: string, has: string[], lacks: string[]]>([
    ['takes DMF out with water and lithium chloride', 'pyrazoleDmf', ['wu.lithiumChloride'], ['wu.organicOff']],
    ['evaporates acetonitrile', 'pyrazoleMeCN', ['wu.organicOff', 'wu.partition'], ['wu.lithiumChloride']],
    ['washes dichloromethane as it is', 'ester', ['wu.diluteSame', 'wu.acidWash'], ['wu.organicOff']],
    ['acidifies for an acid', 'saponification', ['wu.acidify', 'wu.acidCollect'], ['wu.extract']],
    ['acidifies mildly for a Boc acid', 'bocAcid', ['wu.acidifyMild'], ['wu.acidify']],
    [
      'brings an amino acid to its isoelectric point',
      'aminoAcid',
      ['wu.zwitterionIsoelectric'],
      ['wu.acidify', 'wu.extract'],
    ],
    ['acidifies a pyridine acid no further than pH 4', 'pyridineAcid', ['wu.acidifyAmphoteric'], ['wu.acidify']],
    [
      'takes trifluoroacetic acid off and offers the free base',
      'bocTFA',
      ['wu.evaporateAcid', 'wu.saltTriturate', 'wu.freeBase'],
      [],
    ],
    ['makes an acidic mixture basic for an amine', 'reductive', ['wu.basify'], ['wu.acidWash']],
    [
      'parts phosphine oxide from a basic product by acid',
      'mitsunobu',
      ['wu.acidBase', 'end.phosphineOxide'],
      ['wu.acidWash'],
    ],
    ['filters a hydrogenation', 'cbz', ['wu.filterCatalyst', 'wu.concentrate'], ['wu.extract']],
    [
      'keeps water from an acid chloride',
      'acidChloride',
      ['wu.concentrate', 'end.useAcidChloride'],
      ['wu.extract', 'wu.brine'],
    ],
    ['takes a sulfonyl chloride off the ice fast', 'chlorosulfonation', ['wu.sulfonylChloride'], ['wu.noWater']],
    ['filters a quaternary salt', 'quaternary', ['wu.filterSalt'], ['wu.extract']],
    ['takes tin out with fluoride', 'stille', ['end.tin', 'end.palladium'], []],
    ['leaves a blank where nothing is known', 'nameless', ['wu.blank'], ['wu.extract']],
  ])('%s', (_what, of, has, lacks) => {
    const keys = keysOf(drafts.of(of), 'workUp');
    expect(has.filter((key) => !keys.includes(key))).toEqual([]);
    expect(lacks.filter((key) => keys.includes(key))).toEqual([]);
  });

  it('extracts an azide with no chlorinated solvent', () => {
    const found = drafts.of('azideDcm');
    expect(drafts.text(found, 'workUp')).not.toContain('dichloromethane');
    expect(found.warnings.map(({ key }) => key)).toContain('warning.azideChlorinated');
  });
});
