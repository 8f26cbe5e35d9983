import { describe, expect, it } from 'vitest';
import { fitsName, fitsTypical, isSound, lacksWater } from './sound-set.ts';

type Agents = Parameters<typeof isSound>[0];

/** `reagents; … | catalysts | solvents`. */
function agents(text: string): Agents {
  const [reagents = [], catalysts = [], solvents = []] = text.split('|').map((part) =>
    part
      .split(';')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
  return { reagents, catalysts, solvents };
}

const line = (text: string) => ({ ...agents(text), temperatureC: [0, 25] satisfies [number, number] });

describe('a counted set', () => {
  it.each<[what: string, set: string, reactionClass?: string]>([
    ['an organolithium and the ammonium chloride of its work-up', 'LDA; NH4Cl || THF'],
    ['an organolithium and ammonia', 'n-BuLi; NH3 || THF'],
    ['an organolithium in a ketone', 'n-BuLi || acetone'],
    ['an organolithium in a chlorinated solvent', 'n-BuLi || CH2Cl2'],
    ['an amide base in ethyl acetate', 'LiHMDS || EtOAc'],
    ['lithium aluminium hydride in methanol', 'LiAlH4 || MeOH'],
    ['lithium aluminium hydride in DMF', 'LiAlH4 || DMF'],
    ['DIBAL and the oxidant of the next step', 'DIBAL-H; Dess–Martin periodinane || CH2Cl2'],
    ['borane in methanol', 'BH3·THF || MeOH; THF'],
    ['triacetoxyborohydride in methanol', 'NaBH(OAc)3 || MeOH'],
    ['borohydride in acetone', 'NaBH4 || acetone'],
    ['sodium hydride in water', 'NaH || H2O'],
    ['a coupling reagent and the hydroxide of the step before', 'HATU; LiOH; Et3N || H2O; MeOH'],
    ['CDI in water', 'CDI || H2O; THF'],
    ['a peracid and the sulfide that ended it', 'mCPBA; dimethyl sulfide || CH2Cl2'],
    ['N-bromosuccinimide in acetone', 'NBS || acetone'],
    ['mesyl chloride in methanol', 'MsCl; Et3N || MeOH'],
    ['trifluoroacetic anhydride in water', 'TFAA || H2O'],
    ['boron tribromide in methanol', 'BBr3 || CH2Cl2; MeOH'],
    ['aluminium chloride in DMF', 'AlCl3 || DMF'],
    ['azide in dichloromethane', 'NaN3 || CH2Cl2'],
    ['azide and a strong acid', 'NaN3; HCl || DMF'],
    ['pyridine in nothing but the water of the work-up', 'pyridine || H2O', 'acylation'],
    ['an esterification in water', 'H2SO4 || H2O', 'acylation'],
    ['solvents of a chromatography', 'NaOMe || 1,4-dioxane; CH2Cl2; MeOH; trifluoroethanol'],
  ])('is not run as %s', (_, set, reactionClass) => {
    expect(isSound(agents(set), reactionClass)).toBe(false);
  });

  it.each<[what: string, set: string, reactionClass?: string]>([
    ['an organolithium in an ether', 'n-BuLi || THF; hexane'],
    ['a formylation with DMF', 'n-BuLi; DMF || THF'],
    ['DIBAL in dichloromethane', 'DIBAL-H || CH2Cl2'],
    ['hydroboration with its oxidation', 'BH3·THF; H2O2 || H2O; THF'],
    ['borohydride in methanol', 'NaBH4 || MeOH'],
    ['sodium hydride in DMF', 'NaH || DMF'],
    ['EDC in water and DMF', 'EDC; HOBt || DMF; H2O'],
    ['thionyl chloride in methanol', 'SOCl2 || MeOH'],
    ['an acid chloride made with a little DMF', 'AlCl3; oxalyl chloride || CH2Cl2; DMF'],
    ['azide in DMF and water', 'NaN3 || DMF; H2O'],
    ['Schotten–Baumann acylation', 'NaOH || H2O', 'acylation'],
    ['ammonia in water', 'NH4OH || H2O', 'acylation'],
    ['a Suzuki coupling in three solvents', 'Na2CO3 | Pd(PPh3)4 | EtOH; H2O; toluene'],
    ['ozone and the sulfide that ends it', 'O3; dimethyl sulfide || CH2Cl2'],
  ])('is run as %s', (_, set, reactionClass) => {
    expect(isSound(agents(set), reactionClass)).toBe(true);
  });

  it.each<[name: string, typical: string, set: string, fits: boolean]>([
    ['Aromatic bromination with NBS', 'NBS || MeCN', 'Br2 || AcOH', false],
    ['Aromatic bromination with NBS', 'NBS || MeCN', 'NBS || DMF', true],
    ['Carboxylic acid reduction with borane', 'BH3·THF || THF', 'LiAlH4 || THF', false],
    ['Carboxylic acid reduction with borane', 'BH3·THF || THF', 'BH3·SMe2 || THF', true],
    ['Corey–Bakshi–Shibata reduction', 'BH3·SMe2 | (R)-CBS | THF', 'NaBH4 || MeOH', false],
    ['Lindlar hydrogenation of an alkyne', 'H2; quinoline | Lindlar catalyst | EtOAc', 'H2 | Pd/C | EtOAc', false],
    ['Benzylic bromination with NBS', 'NBS | AIBN | MeCN', 'NBS || CH2Cl2', false],
    ['Benzylic bromination with NBS', 'NBS | AIBN | MeCN', 'BPO; NBS || CHCl3', true],
    ['Buchwald–Hartwig arylation of an amide', 'Cs2CO3 | Pd2(dba)3; Xantphos | toluene', 'K2CO3 | CuI | DMSO', false],
    ['SNAr of a chloroazine with an aromatic amine', 'HCl || i-PrOH', 'NaOMe || i-PrOH', false],
    ['Addition of a Grignard reagent', '|| THF', 'NH4Cl || THF', false],
    ['Sulfonylation of an aliphatic amine', 'Et3N || CH2Cl2', 'DIPEA || CH2Cl2', true],
  ])('of %s, typically %s, is %s: %s', (name, typical, set, fits) => {
    expect(fitsName(agents(set), name, [line(typical)])).toBe(fits);
  });

  it.each<[what: string, typical: string, set: string, fits: boolean]>([
    ['a Luche reduction has cerium', 'NaBH4; CeCl3 || MeOH', 'NaBH4 || MeOH', false],
    ['an asymmetric hydrogenation has a ligand', 'H2 | Rh(COD)(DuPhos)BF4 | MeOH', 'H2 | Pd/C | EtOH', false],
    ['an Eschweiler–Clarke methylation has formic acid', 'HCO2H || H2O', 'NaBH3CN || AcOH; MeOH', false],
    ['a palladium cyanation has palladium', 'Zn | Pd2(dba)3; dppf | DMF', 'CuCN || DMF', false],
    ['an SNAr has no metal', 'K2CO3 || DMF', 'NaOtBu | Pd2(dba)3; BINAP | toluene', false],
    ['a Fischer esterification has acid', 'H2SO4 || MeOH', 'DCC; DMAP || CH2Cl2', false],
    ['any base does where one is typical', 'K2CO3 || DMF', 'DIPEA || MeCN', true],
    ['any coupling reagent does', 'HATU; DIPEA || DMF', 'EDC; Et3N; HOBt || DMF', true],
    ['nothing is asked of a kind that runs without agents', '|| EtOH', 'Et3N || EtOH', true],
  ])('fits what is typical: %s', (_, typical, set, fits) => {
    expect(fitsTypical(agents(set), [line(typical)])).toBe(fits);
  });
});

it.each<[what: string, set: string, lacks: boolean]>([
  ['sodium carbonate in DME', 'Na2CO3 | Pd(PPh3)4 | DME', true],
  ['sodium carbonate in toluene and ethanol', 'Na2CO3 | PdCl2(dppf) | EtOH; toluene', true],
  ['sodium carbonate in DME and water', 'Na2CO3 | Pd(PPh3)4 | DME; H2O', false],
  ['sodium carbonate in DMF', 'Na2CO3 | Pd(OAc)2 | DMF', false],
  ['cesium carbonate in dioxane', 'Cs2CO3 | Pd2(dba)3 | 1,4-dioxane', false],
  ['an alkylation with sodium carbonate', 'Na2CO3 || acetone', false],
])('a coupling with %s lacks its water: %s', (_, set, lacks) => {
  expect(lacksWater(agents(set))).toBe(lacks);
});
