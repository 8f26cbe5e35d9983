import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf, ProcedureDrafts } from '../../../test-support/procedures.ts';

let drafts: ProcedureDrafts;
beforeAll(async () => {
  drafts = await ProcedureDrafts.load();
});

describe('the order of addition', () => {
  it.each<[what: string, of: string, inOrder: string[]]>([
    ['acid, activator and base before the amine', 'hatu', ['HATU', 'DIPEA', 'Stir for 10 to 15 min', '<NCc1ccccc1>']],
    ['a carbodiimide to the cold mixture', 'edc', ['<NCc1ccccc1>', 'Cool to 0 °C', 'EDC']],
    ['an acid chloride last and slowly', 'benzoylation', ['Et3N', 'Cool to 0 °C', '<O=C(Cl)c1ccccc1>', 'dropwise']],
    ['palladium last, after degassing', 'suzuki', ['K2CO3', 'Degas', 'Pd(PPh3)4', 'last']],
    ['a Grignard reagent to the cold ketone', 'grignard', ['<O=C1CCCCC1>', 'Cool to 0 °C', 'PhMgBr', 'dropwise']],
    [
      'butyllithium before the electrophile',
      'lithiation',
      ['Cool to −78 °C', 'n-BuLi', 'Stir for 20 to 40 min', 'DMF'],
    ],
    ['a hydride in portions, in the cold', 'borohydride', ['Cool to 0 °C', 'NaBH4', 'in portions']],
    ['lithium aluminum hydride before the ester', 'lah', ['Cool to 0 °C', 'LiAlH4', '<COC(=O)c1ccc(Br)cc1>']],
    [
      'DMSO to oxalyl chloride, then alcohol, then base',
      'swern',
      ['oxalyl chloride', 'Cool to −78 °C', 'DMSO', '<OC1CCCCC1>', 'Et3N'],
    ],
    ['hydrogen after the catalyst', 'hydrogenation', ['Replace the air', 'Pd/C', 'refill with hydrogen']],
    ['the reductant after the imine', 'reductive', ['acetic acid', 'imine', 'NaBH(OAc)3']],
    [
      'nitrite to the cold acid, copper after it',
      'sandmeyer',
      ['HBr', 'Cool to 5 °C', 'NaNO2', 'starch iodide', 'CuBr'],
    ],
    [
      'what comes "then" in a second stage',
      'hydroboration',
      ['BH3·THF', 'Let warm', 'hydrogen peroxide', 'the base before the peroxide'],
    ],
    [
      'sodium hydride in portions at 0 °C, not at −78 °C',
      'enolateNaH',
      ['<O=C1CCc2ccccc21>', 'Cool to 0 °C', 'NaH', 'in portions', 'BnBr'],
    ],
    ['a ylide before the aldehyde', 'hwe', ['<CCOC(=O)CP(=O)(OCC)OCC>', 'NaH', '<O=Cc1ccccc1>']],
  ])('adds %s', (_what, of, inOrder) => {
    const all = drafts.text(drafts.of(of));
    const places = inOrder.map((part) => all.indexOf(part));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('freezes no solvent: no ice bath for DMSO alone', () => {
    expect(drafts.text(drafts.of('snarThf'), 'addition')).toContain('Cool to 0 °C');
    expect(drafts.text(drafts.of('snarDmso'), 'addition')).not.toContain('Cool');
  });
});

describe('temperature and vessel', () => {
  it.each<[solvent: string, at: [number, number], key: string]>([
    ['1,4-dioxane', [110, 110], 'react.sealed'],
    ['1,4-dioxane', [100, 100], 'react.reflux'],
    ['1,4-dioxane', [80, 80], 'react.heat'],
    ['1,4-dioxane', [25, 90], 'react.raise'],
    ['1,4-dioxane', [25, 25], 'react.stir'],
    ['toluene', [110, 110], 'react.reflux'],
    ['CH2Cl2', [60, 60], 'react.sealed'],
    ['DMF', [130, 130], 'react.heat'],
  ])('in %s at %j are those of the conditions: %s', (solvent, at, key) => {
    const found = drafts.of('suzuki', { conditions: { solvents: [solvent], temperatureC: at } });
    expect(keysOf(found, 'reaction')).toEqual([key]);
    expect(drafts.text(found, 'reaction')).toContain(String(at[1]));
    expect(keysOf(found, 'setUp').includes('setUp.sealed')).toBe(key === 'react.sealed');
  });

  it('close the vessel on warm ammonia, and never on a Curtius rearrangement', () => {
    expect(keysOf(drafts.of('ammonia'), 'setUp')).toContain('setUp.sealedGas');
    expect(keysOf(drafts.of('curtius'), 'reaction')).toEqual(['react.refluxVented']);
  });

  it('are blanks without conditions', () => {
    const found = drafts.of('nameless');
    expect(found).toMatchObject({ family: 'generic', temperatureC: null, hours: null });
    const blanks = ['reagents', 'solvent', 'temperature', 'time', 'workUp', 'yield'];
    expect(found.blanks).toEqual(expect.arrayContaining(blanks));
    expect(drafts.text(found)).toContain('Stir at ____ °C for ____ h');
  });

  it.each([
    [99, false],
    [100, true],
  ])('of %i g of a nitration come with a warning of heat and gas: %s', (amount, isSaid) => {
    const keys = drafts
      .of('nitration', { batch: { of: 'limiting', amount, unit: 'g' } })
      .warnings.map(({ key }) => key);
    expect([keys.includes('warning.largeHeat'), keys.includes('warning.largeGas')]).toEqual([isSaid, isSaid]);
    expect(keys).toContain('warning.check');
  });
});
