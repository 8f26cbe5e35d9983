// Kinds of steps that bind an oxygen or a sulfur. Conditions: J. Clayden et al., Organic Chemistry, 2nd ed. 2012; R. C. Larock,
// Comprehensive Organic Transformations, 3rd ed. 2018.

import { isHalogen, halideWords } from './leaving.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { activation, type OxygenSite } from './sites.ts';
import type { Site } from './site.ts';
import { oxygenWords as nucleophiles, type Words } from './words.ts';

/** A bond from oxygen to the carbon of an acid. */
export function oxygenAcylationKind({ oxygen, carbon, leaving, closesRing }: Site): StepKind | undefined {
  const [en, zh] = nucleophiles[oxygen];
  if (carbon === 'carbamoyl') return carbamoylKind(oxygen, leaving);
  if (carbon === 'alkoxycarbonyl') return carbonateKind(leaving);
  if (carbon !== 'acyl') return undefined;
  if (oxygen === 'acid') return anhydrideKind(leaving);
  if (isHalogen(leaving)) {
    const [halide, halo] = halideWords[leaving];
    return kind([`Acylation of ${en} with an acid ${halide}`, `${zh}与酰${halo}的酰化`], 'acylation', [
      way(oxygen === 'phenol' ? 'Et3N' : 'Et3N; DMAP', '', 'CH2Cl2', [0, 25]),
      way('pyridine', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  if (leaving === 'carboxylate') {
    return kind([`Acylation of ${en} with an acid anhydride`, `${zh}与酸酐的酰化`], 'acylation', [
      way('pyridine; DMAP', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  if (leaving === 'hydroxyl') return esterificationKind(oxygen, closesRing);
  if (leaving === 'alkoxide' || leaving === 'aryloxide') {
    return closesRing
      ? kind(['Ring closure to a lactone', '关环成内酯'], 'acylation', [way('TsOH', '', 'toluene', [80, 111])])
      : like('general-transesterification');
  }
  return undefined;
}

function anhydrideKind(leaving: Site['leaving']): StepKind | undefined {
  if (leaving === 'hydroxyl') {
    return kind(['Anhydride from two carboxylic acids', '两分子羧酸制酸酐'], 'acylation', [
      way('DCC', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  return isHalogen(leaving)
    ? kind(['Anhydride from a carboxylic acid and an acid halide', '羧酸与酰卤制酸酐'], 'acylation', [
        way('Et3N', '', 'CH2Cl2', [0, 25]),
      ])
    : undefined;
}

function esterificationKind(oxygen: OxygenSite, closesRing: boolean): StepKind {
  if (closesRing)
    return kind(['Ring closure to a lactone', '关环成内酯'], 'acylation', [
      way('TsOH', '', 'toluene', [80, 111]),
      way('EDC; DMAP', '', 'CH2Cl2', [0, 25]),
    ]);
  const [en, zh] = nucleophiles[oxygen];
  const ways = [way('EDC; DMAP', '', 'CH2Cl2', [0, 25]), way('H2SO4', '', 'neat', [60, 100])];
  return kind(
    [`Esterification of an acid with ${en}`, `羧酸与${zh}的酯化`],
    'acylation',
    oxygen === 'alcohol' ? ways : ways.slice(0, 1),
  );
}

function carbamoylKind(oxygen: OxygenSite, leaving: Site['leaving']): StepKind | undefined {
  const [en, zh] = nucleophiles[oxygen];
  if (leaving === undefined) {
    return kind([`Carbamate from an isocyanate and ${en}`, `异氰酸酯与${zh}制备氨基甲酸酯`], 'acylation', [
      way('Et3N', '', 'toluene', [25, 100]),
      way('', 'dibutyltin dilaurate', 'THF', [25, 66]),
    ]);
  }
  if (!isHalogen(leaving)) return undefined;
  return kind([`Carbamate from a carbamoyl chloride and ${en}`, `氨基甲酰氯与${zh}制备氨基甲酸酯`], 'acylation', [
    way('NaH', '', 'THF', [0, 40]),
    way('pyridine; DMAP', '', 'CH2Cl2', [0, 40]),
  ]);
}

function carbonateKind(leaving: Site['leaving']): StepKind | undefined {
  if (isHalogen(leaving)) return like('carbonate-from-chloroformate');
  return leaving === 'carbonate' || leaving === 'azole'
    ? kind(['Carbonate from a dicarbonate or carbonylimidazole', '二碳酸酯或羰基咪唑制备碳酸酯'], 'acylation', [
        way('DMAP; Et3N', '', 'CH2Cl2', [0, 25]),
      ])
    : undefined;
}

const epoxideWords: Words = ['Epoxide from a halohydrin', '卤代醇制环氧化物'];

/** A bond from oxygen to a saturated carbon. */
export function oxygenAlkylationKind(site: Site): StepKind | undefined {
  const { oxygen, leaving, isEpoxide } = site;
  const [en, zh] = nucleophiles[oxygen];
  if (isEpoxide && oxygen === 'alcohol' && isHalogen(leaving)) return like('chlorohydrin-to-epoxide', epoxideWords);
  if (leaving === 'hydroxyl') return fromAlcohol(oxygen);
  if (leaving === 'diazo') return undefined;
  if (leaving !== 'sulfonate' && !isHalogen(leaving)) return undefined;
  const [halide, halo] = halideWords[leaving];
  const electrophile: Words =
    leaving === 'sulfonate' ? ['an alkyl sulfonate', '磺酸烷基酯'] : [`an alkyl ${halide}`, `${halo}代烷`];
  if (oxygen === 'acid') {
    return kind(
      [`Ester from a carboxylic acid and ${electrophile[0]}`, `羧酸与${electrophile[1]}的酯化`],
      'acylation',
      [way('K2CO3', '', 'DMF', [20, 60]), way('Cs2CO3', '', 'MeCN', [25, 82])],
    );
  }
  if (oxygen === 'phenol') {
    const plain: Words = [`O-Alkylation of a phenol with ${electrophile[0]}`, `酚与${electrophile[1]}的 O-烷基化`];
    return kind(smallGroup(site) ?? plain, 'heteroatomAlkylation', [
      way('K2CO3', '', 'DMF', [25, 80]),
      way('Cs2CO3', '', 'acetone', [25, 56]),
    ]);
  }
  if (oxygen === 'alcohol') {
    const plain: Words = [
      `Williamson etherification of an alcohol with ${electrophile[0]}`,
      `醇与${electrophile[1]}的 Williamson 醚化`,
    ];
    return kind(smallGroup(site) ?? plain, 'heteroatomAlkylation', [
      way('NaH', '', 'THF', [0, 66]),
      way('NaH', '', 'DMF', [0, 60]),
    ]);
  }
  if (oxygen === 'carbonic') {
    return kind(
      [`O-Alkylation of ${en} with ${electrophile[0]}`, `${zh}与${electrophile[1]}的 O-烷基化`],
      'acylation',
      [way('Cs2CO3', '', 'DMF', [25, 60])],
    );
  }
  if (oxygen === 'oxime')
    return like('oxime-ether-alkylation', [
      `O-Alkylation of ${en} with ${electrophile[0]}`,
      `${zh}与${electrophile[1]}的 O-烷基化`,
    ]);
  return undefined;
}

/** Methyl and benzyl groups are named by themselves. */
function smallGroup({ oxygen, isMethyl, isBenzyl }: Site): Words | undefined {
  const [en, zh] = nucleophiles[oxygen];
  if (isMethyl) return [`O-Methylation of ${en}`, `${zh}的 O-甲基化`];
  return isBenzyl ? [`O-Benzylation of ${en}`, `${zh}的 O-苄基化`] : undefined;
}

function fromAlcohol(oxygen: OxygenSite): StepKind | undefined {
  if (oxygen === 'acid') return esterificationKind('alcohol', false);
  if (oxygen === 'alcohol') {
    return kind(['Ether from two alcohols, acid-catalyzed', '两分子醇的酸催化醚化'], 'heteroatomAlkylation', [
      way('TsOH', '', 'toluene', [80, 111]),
      way('H2SO4', '', 'neat', [60, 100]),
    ]);
  }
  if (oxygen !== 'phenol' && oxygen !== 'oxime') return undefined;
  const [en, zh] = nucleophiles[oxygen];
  return kind(
    [`Mitsunobu etherification of ${en} with an alcohol`, `${zh}与醇的 Mitsunobu 醚化`],
    'heteroatomAlkylation',
    [way('PPh3; DIAD', '', 'THF', [0, 25])],
  );
}

/** A bond from oxygen to an aromatic carbon. */
export function oxygenArylationKind({ oxygen, leaving, graph, at }: Site): StepKind | undefined {
  const [en, zh] = nucleophiles[oxygen];
  if (leaving === 'boron' && oxygen === 'water') return like('boronic-acid-to-phenol');
  if (leaving === 'boron')
    return like('chan-lam-diaryl-ether', [`Chan–Lam coupling of ${en}`, `${zh}的 Chan–Lam 偶联`]);
  if (!isHalogen(leaving) && leaving !== 'nitro' && leaving !== 'sulfinate') return undefined;
  if (oxygen !== 'alcohol' && oxygen !== 'phenol') return undefined;
  const points = activation(graph, at);
  const givesWay = leaving === 'F' || points > 1 || (points > 0 && leaving !== 'Br' && leaving !== 'I');
  if (!givesWay) {
    return kind(
      [`Ullmann coupling of an aryl halide with ${en}`, `芳基卤与${zh}的 Ullmann 偶联`],
      'heteroatomAlkylation',
      [
        way('Cs2CO3', 'CuI; N,N-dimethylglycine', '1,4-dioxane', [90, 101]),
        way('Cs2CO3', 'CuI; 1,10-phenanthroline', 'toluene', [100, 111]),
      ],
    );
  }
  return kind([`SNAr of an aryl halide with ${en}`, `芳基卤与${zh}的 SNAr`], 'heteroatomAlkylation', [
    oxygen === 'phenol' ? way('K2CO3', '', 'DMF', [60, 110]) : way('NaH', '', 'THF', [0, 66]),
    way('Cs2CO3', '', 'DMSO', [60, 110]),
  ]);
}

/** A bond from oxygen to the sulfur of a sulfonyl group. */
export function oxygenSulfonylationKind({ oxygen, leaving, isTriflyl }: Site): StepKind | undefined {
  if (oxygen !== 'alcohol' && oxygen !== 'phenol' && oxygen !== 'enol' && oxygen !== 'oxime') return undefined;
  const [en, zh] = nucleophiles[oxygen];
  if (isTriflyl && oxygen === 'phenol') return like('aryl-triflate-from-phenol');
  if (isTriflyl && oxygen === 'alcohol') {
    return kind(['Triflation of an alcohol', '醇的三氟甲磺酰化'], 'acylation', [
      way('Tf2O; pyridine', '', 'CH2Cl2', [-78, 0]),
      way('Tf2O; 2,6-lutidine', '', 'CH2Cl2', [-78, 0]),
    ]);
  }
  if (!isHalogen(leaving) && leaving !== 'sulfonate') return undefined;
  return kind([`Sulfonylation of ${en}`, `${zh}的磺酰化`], 'acylation', [
    way('Et3N', '', 'CH2Cl2', [-10, 25]),
    way('pyridine', '', 'CH2Cl2', [0, 25]),
  ]);
}

/** Water in place of what left a carbon. */
export function hydrolysisKind({ carbon, leaving, graph, at }: Site): StepKind | undefined {
  const halide = isHalogen(leaving) || leaving === 'sulfonate';
  if (halide && carbon === 'alkyl') {
    return kind(
      ['Hydrolysis of an alkyl halide or sulfonate to an alcohol', '卤代烷或磺酸酯水解制醇'],
      interconversion,
      [way('CaCO3', '', '1,4-dioxane; H2O', [80, 100]), way('AgNO3', '', 'acetone; H2O', [25, 56])],
    );
  }
  if (isHalogen(leaving) && carbon === 'aryl' && activation(graph, at) > 0)
    return like('chloroazine-hydrolysis-to-hydroxyazine', [
      'Hydrolysis of an activated aryl halide',
      '活化芳基卤的水解',
    ]);
  if (halide && carbon === 'aryl') {
    return kind(['Hydroxylation of an aryl halide', '芳基卤的羟基化'], interconversion, [
      way('KOH', 'Pd2(dba)3; tBuXPhos', '1,4-dioxane; H2O', [80, 100]),
      way('NaOH', 'CuI; 8-hydroxyquinoline N-oxide', 'DMSO; H2O', [100, 120]),
    ]);
  }
  return isHalogen(leaving) && carbon === 'acyl'
    ? kind(['Hydrolysis of an acid halide', '酰卤的水解'], interconversion, [way('NaHCO3', '', 'THF; H2O', [0, 25])])
    : undefined;
}

const interconversion = 'functionalGroupInterconversion';

/** An alcohol, phenol or acid taken up by an alkene. */
export function oxygenAdditionKind({ oxygen, isMichael, graph, at }: Site): StepKind | undefined {
  if (oxygen === 'other') return undefined;
  if (oxygen === 'water' && !isMichael) {
    return (graph.atoms[at]?.hydrogens ?? 0) > 1
      ? like('terminal-alkene-hydroboration')
      : kind(['Hydration of an alkene', '烯烃的水合'], 'functionalGroupAddition', [
          way('H2SO4', '', 'THF; H2O', [25, 80]),
          way('Hg(OAc)2; NaBH4', '', 'THF; H2O', [0, 25]),
        ]);
  }
  const [en, zh] = nucleophiles[oxygen];
  if (isMichael && oxygen !== 'acid') {
    return kind([`Oxa-Michael addition of ${en}`, `${zh}的氧杂 Michael 加成`], 'functionalGroupAddition', [
      way('NaOH', '', 'MeCN; H2O', [0, 40]),
      way('DBU', '', 'MeCN', [25, 82]),
    ]);
  }
  return kind(['Addition of an alcohol or acid to an alkene', '醇或酸对烯烃的加成'], 'functionalGroupAddition', [
    way('TsOH', '', 'CH2Cl2', [0, 40]),
  ]);
}

/** A bond from a thiol's sulfur to carbon. */
export function sulfurKind({ carbon, leaving, graph, at, isMichael }: Site): StepKind | undefined {
  if (carbon === 'alkyl' && isMichael && leaving === undefined) {
    return kind(['Thia-Michael addition of a thiol', '硫醇的硫杂 Michael 加成'], 'functionalGroupAddition', [
      way('Et3N', '', 'MeOH', [0, 25]),
    ]);
  }
  const halide = isHalogen(leaving) || leaving === 'sulfonate';
  if (carbon === 'alkyl' && halide) return like('thioether-from-alkyl-halide');
  if (carbon === 'acyl' && (isHalogen(leaving) || leaving === 'carboxylate' || leaving === 'hydroxyl')) {
    return kind(['Thioester from an acid derivative and a thiol', '羧酸衍生物与硫醇制备硫酯'], 'acylation', [
      leaving === 'hydroxyl' ? way('DCC; DMAP', '', 'CH2Cl2', [0, 25]) : way('Et3N', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  if (carbon !== 'aryl' || !halide) return undefined;
  const points = activation(graph, at);
  return points > 0 || leaving === 'F'
    ? kind(['SNAr of an aryl halide with a thiol', '芳基卤与硫醇的 SNAr'], 'heteroatomAlkylation', [
        way('K2CO3', '', 'DMF', [25, 100]),
        way('NaH', '', 'THF', [0, 66]),
      ])
    : kind(
        ['Metal-catalyzed C–S coupling of an aryl halide with a thiol', '芳基卤与硫醇的金属催化 C–S 偶联'],
        'heteroatomAlkylation',
        [way('DIPEA', 'Pd2(dba)3; Xantphos', '1,4-dioxane', [90, 101]), way('K2CO3', 'CuI', 'DMF', [80, 110])],
      );
}
