// Kinds of steps that bind a nitrogen. Conditions: J. Clayden et al., Organic Chemistry, 2nd ed. 2012; R. C. Larock,
// Comprehensive Organic Transformations, 3rd ed. 2018; amides: E. Valeur, M. Bradley, Chem. Soc. Rev. 2009, 38, 606.

import { isHalogen, halideWords, type Leaving } from './leaving.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { activation, type NitrogenSite } from './sites.ts';
import type { Site } from './site.ts';
import { nitrogenWords as nucleophiles, type Words } from './words.ts';

/** Nitrogens that take a strong base before they react. */
const isAcidic = (site: NitrogenSite): boolean => ['amide', 'carbamate', 'imide', 'urea', 'azole'].includes(site);

const acylHalideWays = [way('Et3N', '', 'CH2Cl2', [0, 25]), way('K2CO3', '', 'THF; H2O', [0, 25])];
const acylOnAcidicNitrogen = [way('NaH', '', 'THF', [0, 25]), way('Et3N; DMAP', '', 'CH2Cl2', [0, 40])];

/** A bond from nitrogen to the carbon of an acid. */
export function acylationKind({
  nitrogen,
  carbon,
  leaving,
  isFormyl,
  opensRing,
  closesRing,
  isWeinreb,
}: Site): StepKind | undefined {
  const [en, zh] = nucleophiles[nitrogen];
  if (carbon === 'carbamoyl') return ureaKind(nitrogen, leaving);
  if (carbon === 'alkoxycarbonyl') return undefined;
  if (carbon !== 'acyl') return undefined;
  if (closesRing && !opensRing) return lactamKind(nitrogen, leaving);
  const ways = isAcidic(nitrogen) || nitrogen === 'sulfonamide' ? acylOnAcidicNitrogen : acylHalideWays;
  if (isWeinreb) return weinrebKind(leaving);
  if (isHalogen(leaving) && nitrogen === 'ammonia') {
    return kind(['Primary amide from an acid halide and ammonia', '酰卤与氨制备伯酰胺'], 'acylation', [
      way('NH4OH', '', 'THF', [0, 25]),
    ]);
  }
  if (isHalogen(leaving)) {
    const [halide, halo] = halideWords[leaving];
    return kind([`Acylation of ${en} with an acid ${halide}`, `${zh}与酰${halo}的酰化`], 'acylation', ways);
  }
  if (leaving === 'carboxylate' && opensRing) return like('amido-acid-from-cyclic-anhydride');
  if (leaving === 'carboxylate') {
    return kind([`Acylation of ${en} with an acid anhydride`, `${zh}与酸酐的酰化`], 'acylation', [
      way('Et3N; DMAP', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  if (leaving === 'carbonate') {
    return kind([`Acylation of ${en} with a mixed carbonic anhydride`, `${zh}与混合碳酸酐的酰化`], 'acylation', [
      way('N-methylmorpholine', '', 'THF', [-15, 25]),
    ]);
  }
  if (leaving === 'hydroxyl') return couplingKind(nitrogen, isFormyl);
  if (leaving === 'alkoxide') return aminolysisKind(nitrogen, isFormyl);
  if (leaving === 'aryloxide' || leaving === 'oxyimide' || leaving === 'azole' || leaving === 'thiolate') {
    return kind([`Acylation of ${en} with an active ester or amide`, `${zh}与活性酯或活性酰胺的酰化`], 'acylation', [
      way('DIPEA', '', 'DMF', [0, 25]),
    ]);
  }
  return leaving === 'amine'
    ? kind([`Transamidation with ${en}`, `与${zh}的酰胺交换`], 'acylation', [way('', '', 'toluene', [80, 111])])
    : undefined;
}

/** The bond closes a ring: an amino acid, its ester or its chloride. */
function lactamKind(nitrogen: NitrogenSite, leaving: Leaving | undefined): StepKind | undefined {
  if (leaving === 'alkoxide' || leaving === 'aryloxide') {
    return like('lactam-from-amino-ester', ['Ring closure of an amino ester to a lactam', '氨基酯关环成内酰胺']);
  }
  if (isAcidic(nitrogen) || nitrogen === 'sulfonamide' || nitrogen === 'other') {
    return kind(['Ring closure by N-acylation', '分子内 N-酰化关环'], 'acylation', [
      way('Ac2O', '', 'toluene', [80, 111]),
      way('CDI', '', 'THF', [25, 66]),
    ]);
  }
  if (leaving === 'hydroxyl') {
    return kind(['Ring closure of an amino acid to a lactam', '氨基酸关环成内酰胺'], 'acylation', [
      way('EDC; HOBt; Et3N', '', 'CH2Cl2', [0, 25]),
      way('HATU; DIPEA', '', 'DMF', [0, 25]),
    ]);
  }
  return isHalogen(leaving)
    ? kind(['Ring closure of an amino acid halide to a lactam', '氨基酰卤关环成内酰胺'], 'acylation', [
        way('Et3N', '', 'CH2Cl2', [0, 25]),
      ])
    : undefined;
}

function weinrebKind(leaving: Leaving | undefined): StepKind | undefined {
  if (leaving === 'hydroxyl') return like('weinreb-amide-formation');
  if (leaving === 'alkoxide') {
    return kind(['Weinreb amide from an ester', '酯制 Weinreb 酰胺'], 'acylation', [
      way('i-PrMgCl', '', 'THF', [-20, 0]),
    ]);
  }
  return isHalogen(leaving)
    ? kind(['Weinreb amide from an acid halide', '酰卤制 Weinreb 酰胺'], 'acylation', [
        way('Et3N', '', 'CH2Cl2', [0, 25]),
      ])
    : undefined;
}

function couplingKind(nitrogen: NitrogenSite, isFormyl: boolean): StepKind | undefined {
  if (isFormyl)
    return kind(['N-Formylation with formic acid', '甲酸的 N-甲酰化'], 'acylation', [
      way('Ac2O; HCO2H', '', 'THF', [0, 25]),
      way('HCO2H', '', 'toluene', [80, 111]),
    ]);
  const [en, zh] = nucleophiles[nitrogen];
  if (nitrogen === 'ammonia') return like('primary-amide-from-acid');
  if (nitrogen === 'hydrazine') return like('hydrazide-from-acid-and-hydrazine');
  if (nitrogen === 'hydroxylamine') return like('hydroxamate-from-acid');
  if (nitrogen === 'sulfonamide') return like('acyl-sulfonamide-from-acid');
  if (nitrogen === 'aliphaticAmine' || nitrogen === 'aromaticAmine') {
    const found = like(nitrogen === 'aromaticAmine' ? 'anilide-from-acid' : 'amide-from-acid-and-secondary-amine');
    return kind([`Amide coupling of an acid with ${en}`, `羧酸与${zh}的酰胺缩合`], 'acylation', found.conditions);
  }
  return kind([`Acylation of ${en} with an acid`, `${zh}与羧酸的酰化`], 'acylation', [
    way('EDC; DMAP', '', 'CH2Cl2', [0, 25]),
    way('CDI', '', 'DMF', [0, 60]),
  ]);
}

function aminolysisKind(nitrogen: NitrogenSite, isFormyl: boolean): StepKind | undefined {
  if (isFormyl) return like('n-formylation');
  const [en, zh] = nucleophiles[nitrogen];
  if (nitrogen === 'ammonia') return like('primary-amide-from-ester');
  if (nitrogen === 'hydrazine') return like('hydrazide-from-ester');
  if (nitrogen === 'hydroxylamine') return like('hydroxamic-acid-from-ester');
  if (nitrogen === 'aliphaticAmine') {
    return kind(['Aminolysis of an ester', '酯的胺解'], 'acylation', [
      way('', '', 'MeOH', [25, 65]),
      way('Me3Al', '', 'toluene', [0, 80]),
    ]);
  }
  return kind([`Acylation of ${en} with an ester`, `${zh}与酯的酰化`], 'acylation', [
    way('Me3Al', '', 'toluene', [0, 100]),
    way('LiHMDS', '', 'THF', [-20, 25]),
  ]);
}

function ureaKind(nitrogen: NitrogenSite, leaving: Leaving | undefined): StepKind | undefined {
  if (nitrogen === 'sulfonamide' && leaving === undefined) return like('sulfonylurea-from-isocyanate');
  if (leaving === undefined) return like('urea-from-aryl-isocyanate');
  if (isHalogen(leaving)) return like('urea-from-carbamoyl-chloride');
  if (leaving === 'aryloxide') return like('urea-from-phenyl-carbamate');
  if (leaving === 'alkoxide' || leaving === 'oxyimide') {
    return kind(['Urea from a carbamate and an amine', '氨基甲酸酯与胺制备脲'], 'acylation', [
      way('DBU', '', 'MeCN', [60, 82]),
      way('Et3N', '', 'DMF', [80, 110]),
    ]);
  }
  if (leaving === 'amine') {
    return kind(['Urea from another urea and an amine', '脲与胺的交换'], 'acylation', [
      way('', '', 'toluene', [80, 111]),
    ]);
  }
  if (leaving !== 'azole') return undefined;
  return kind(['Urea from a carbamoylimidazole and an amine', '氨甲酰咪唑与胺制备脲'], 'acylation', [
    way('Et3N', '', 'CH2Cl2', [25, 40]),
  ]);
}

/** A bond from nitrogen to an oxycarbonyl carbon: carbamates, among them the protecting ones. */
export function carbamateKind({ nitrogen, leaving, alkoxy }: Site): StepKind | undefined {
  if (alkoxy === 'tBu' && leaving !== 'alkoxide' && leaving !== undefined) {
    return isAcidic(nitrogen) ? like('boc-protection-of-azole-or-lactam') : like('boc-protection');
  }
  if (leaving === undefined) return undefined;
  const isAmine = nitrogen === 'aliphaticAmine' || nitrogen === 'aromaticAmine';
  if (alkoxy === 'Bn' && isAmine) return like('cbz-protection');
  if (alkoxy === 'Fm' && isAmine) return like('fmoc-protection');
  if (isAmine && isHalogen(leaving) && (alkoxy === 'allyl' || alkoxy === 'trichloroethyl')) {
    const group = alkoxy === 'allyl' ? 'Alloc' : 'Troc';
    return kind([`${group} protection of an amine`, `胺的 ${group} 保护`], 'protection', [
      way('NaHCO3', '', 'THF; H2O', [0, 25]),
      way('pyridine', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  if (isHalogen(leaving) && isAmine) return like('carbamate-from-chloroformate');
  if (isHalogen(leaving)) {
    const [en, zh] = nucleophiles[nitrogen];
    return like('carbamate-from-chloroformate', [
      `Alkoxycarbonylation of ${en} with a chloroformate`,
      `${zh}与氯甲酸酯的烷氧羰基化`,
    ]);
  }
  return kind(
    ['Carbamate from a carbonate or dicarbonate and an amine', '碳酸酯或二碳酸酯与胺制备氨基甲酸酯'],
    'acylation',
    [way('Et3N', '', 'CH2Cl2', [0, 25]), way('DIPEA; DMAP', '', 'MeCN', [25, 60])],
  );
}

const azideHalides: readonly Leaving[] = ['F', 'Cl', 'Br', 'I'];

/** Azide in place of a halide or a sulfonate. */
export function azideKind({ carbon, leaving }: Site): StepKind | undefined {
  const isHalide = leaving !== undefined && azideHalides.includes(leaving);
  if (carbon === 'alkyl' && leaving === 'hydroxyl') {
    return kind(['Mitsunobu azidation of an alcohol', '醇的 Mitsunobu 叠氮化'], 'functionalGroupInterconversion', [
      way('DPPA; PPh3; DIAD', '', 'THF', [0, 25]),
      way('DPPA; DBU', '', 'toluene', [0, 25]),
    ]);
  }
  if (!isHalide && leaving !== 'sulfonate') return undefined;
  if (carbon === 'alkyl') {
    const [en, zh] = leaving === 'sulfonate' ? ['sulfonate', '磺酸酯'] : ['halide', '卤代物'];
    return like('alkyl-bromide-to-azide', [`Azide displacement of an alkyl ${en}`, `烷基${zh}的叠氮取代`]);
  }
  if (carbon === 'aryl') {
    return kind(['Azide substitution of an aryl halide', '芳基卤的叠氮取代'], 'functionalGroupInterconversion', [
      way('NaN3', '', 'DMF', [60, 100]),
      way('NaN3; sodium ascorbate', 'CuI; N,N′-dimethylethylenediamine', 'DMSO; H2O', [60, 100]),
    ]);
  }
  return isHalide && carbon === 'acyl'
    ? kind(['Acyl azide from an acid halide', '酰卤制酰基叠氮'], 'functionalGroupInterconversion', [
        way('NaN3', '', 'acetone; H2O', [0, 25]),
      ])
    : undefined;
}

const alkylationOf: Partial<Readonly<Record<NitrogenSite, string>>> = {
  amide: 'amide-n-alkylation',
  carbamate: 'carbamate-n-alkylation',
  sulfonamide: 'sulfonamide-n-alkylation',
  imide: 'imide-n-alkylation',
  azole: 'azole-n-alkylation',
};

/** A bond from nitrogen to a saturated carbon in place of a halide, a sulfonate or a hydroxyl group. */
export function alkylationKind({
  nitrogen,
  leaving,
  isAlphaCarbonyl,
  isCharged,
  isTertiary,
}: Site): StepKind | undefined {
  const [en, zh] = nucleophiles[nitrogen];
  if (leaving === 'hydroxyl') return mitsunobuKind(nitrogen);
  if (leaving !== 'sulfonate' && !isHalogen(leaving)) return undefined;
  if (isCharged) return like('quaternary-ammonium-from-tertiary-amine');
  const [halide, halo] = halideWords[leaving];
  const electrophile: Words =
    leaving === 'sulfonate' ? ['an alkyl sulfonate', '磺酸烷基酯'] : [`an alkyl ${halide}`, `${halo}代烷`];
  const name: Words = [`N-Alkylation of ${en} with ${electrophile[0]}`, `${zh}与${electrophile[1]}的 N-烷基化`];
  const same = alkylationOf[nitrogen];
  if (same !== undefined) return like(same, name);
  if (nitrogen === 'aliphaticAmine' && isAlphaCarbonyl && leaving !== 'sulfonate') {
    return like('amine-alkylation-with-alpha-halo-carbonyl');
  }
  return kind(name, 'heteroatomAlkylation', [
    way(isTertiary || leaving === 'I' || leaving === 'Br' ? 'K2CO3' : 'K2CO3; KI', '', 'MeCN', [25, 82]),
    way(nitrogen === 'aromaticAmine' ? 'K2CO3' : 'DIPEA', '', 'DMF', [25, 80]),
  ]);
}

function mitsunobuKind(nitrogen: NitrogenSite): StepKind | undefined {
  if (nitrogen === 'azole') return like('azole-mitsunobu');
  const [en, zh] = nucleophiles[nitrogen];
  if (nitrogen === 'imide' || nitrogen === 'sulfonamide' || nitrogen === 'carbamate' || nitrogen === 'amide') {
    return kind([`Mitsunobu alkylation of ${en}`, `${zh}的 Mitsunobu 烷基化`], 'heteroatomAlkylation', [
      way('PPh3; DIAD', '', 'THF', [0, 25]),
    ]);
  }
  return kind(
    [`N-Alkylation of ${en} with an alcohol (borrowing hydrogen)`, `${zh}与醇的 N-烷基化（借氢反应）`],
    'heteroatomAlkylation',
    [
      way('KOtBu', '[Ru(p-cymene)Cl2]2; dppf', 'toluene', [110, 111]),
      way('K2CO3', '[Cp*IrCl2]2', 'toluene', [100, 111]),
    ],
  );
}

/** An amine in place of a leaving group on an alkene that carries an acceptor. */
export function vinylogousKind({ nitrogen, leaving }: Site): StepKind | undefined {
  if (leaving === undefined || leaving === 'oxo') return undefined;
  const [en, zh] = nucleophiles[nitrogen];
  return kind(
    [`Substitution at an activated alkene with ${en}`, `活化烯烃上的${zh}取代（加成-消除）`],
    'heteroatomAlkylation',
    [way('Et3N', '', 'EtOH', [25, 78]), way('', '', 'MeCN', [25, 82])],
  );
}

const transitionMetalMethods = {
  amine: [
    way('NaOtBu', 'Pd2(dba)3; BINAP', 'toluene', [80, 110]),
    way('Cs2CO3', 'Pd(OAc)2; XPhos', '1,4-dioxane', [80, 101]),
  ],
  aromaticAmine: [way('Cs2CO3', 'Pd2(dba)3; Xantphos', '1,4-dioxane', [80, 101])],
};

/** A bond from nitrogen to an aromatic carbon. */
export function arylationKind({ nitrogen, leaving, graph, at }: Site): StepKind | undefined {
  if (leaving === 'boron')
    return like('chan-lam-azole', [
      `Chan–Lam coupling of ${nucleophiles[nitrogen][0]}`,
      `${nucleophiles[nitrogen][1]}的 Chan–Lam 偶联`,
    ]);
  const halide = isHalogen(leaving) || leaving === 'sulfonate';
  const isSnar =
    leaving === 'F' ||
    leaving === 'nitro' ||
    leaving === 'sulfinate' ||
    leaving === 'thiolate' ||
    leaving === 'aryloxide' ||
    leaving === 'alkoxide';
  if (!halide && !isSnar) return undefined;
  const points = activation(graph, at);
  const givesWay = isSnar ? points > 0 || leaving === 'F' : points > 1 || (points > 0 && leaving === 'Cl');
  return givesWay ? snarKind(nitrogen) : couplingWithMetal(nitrogen);
}

function snarKind(nitrogen: NitrogenSite): StepKind {
  if (nitrogen === 'ammonia') return like('aminoazine-from-chloroazine', ['SNAr with ammonia', '与氨的 SNAr 胺化']);
  if (nitrogen === 'hydrazine')
    return like('hydrazinoazine-from-chloroazine', ['SNAr with a hydrazine', '与肼的 SNAr 取代']);
  if (nitrogen === 'azole') return like('snar-azole', ['SNAr of an aryl halide with an azole', '芳基卤与唑类的 SNAr']);
  const [en, zh] = nucleophiles[nitrogen];
  const name: Words = [`SNAr of an aryl halide with ${en}`, `芳基卤与${zh}的 SNAr`];
  if (isAcidic(nitrogen) || nitrogen === 'sulfonamide') {
    return kind(name, 'heteroatomAlkylation', [way('NaH', '', 'DMF', [0, 80]), way('Cs2CO3', '', 'DMSO', [60, 110])]);
  }
  if (nitrogen === 'aromaticAmine') {
    return kind(name, 'heteroatomAlkylation', [way('HCl', '', 'i-PrOH', [60, 82]), way('NaH', '', 'THF', [0, 66])]);
  }
  return kind(name, 'heteroatomAlkylation', [
    way('DIPEA', '', 'i-PrOH', [60, 82]),
    way('K2CO3', '', 'DMSO', [60, 110]),
  ]);
}

function couplingWithMetal(nitrogen: NitrogenSite): StepKind {
  if (nitrogen === 'azole')
    return like('azole-n-arylation', ['Ullmann N-arylation of an azole', '唑类的 Ullmann N-芳基化']);
  if (nitrogen === 'ammonia') return like('aniline-from-aryl-halide');
  const [en, zh] = nucleophiles[nitrogen];
  const name: Words = [`Buchwald–Hartwig amination with ${en}`, `Buchwald–Hartwig 胺化（${zh}）`];
  if (isAcidic(nitrogen) || nitrogen === 'sulfonamide') {
    return like('buchwald-hartwig-amide', [`Metal-catalyzed N-arylation of ${en}`, `${zh}的金属催化 N-芳基化`]);
  }
  const ways = nitrogen === 'aromaticAmine' ? transitionMetalMethods.aromaticAmine : transitionMetalMethods.amine;
  return kind(name, 'heteroatomAlkylation', ways);
}

/** A bond from nitrogen to a carbonyl carbon that lost its oxygen and took up a hydrogen. */
export function reductiveAminationKind({ nitrogen, isAldehyde, isFormaldehyde, isPlain }: Site): StepKind | undefined {
  if (!isPlain) return undefined;
  if (nitrogen === 'azole' || isAcidic(nitrogen) || nitrogen === 'sulfonamide') return undefined;
  if (isFormaldehyde) {
    return kind(['Reductive N-methylation with formaldehyde', '甲醛的还原 N-甲基化'], 'heteroatomAlkylation', [
      way('NaBH(OAc)3', '', 'CH2Cl2', [0, 25]),
      way('HCO2H', '', 'H2O', [80, 100]),
    ]);
  }
  const [en, zh] = nucleophiles[nitrogen];
  const [from, of] = isAldehyde ? ['an aldehyde', '醛'] : ['a ketone', '酮'];
  return kind([`Reductive amination of ${from} with ${en}`, `${of}与${zh}的还原胺化`], 'heteroatomAlkylation', [
    nitrogen === 'ammonia'
      ? way('NH4OAc; NaBH3CN', '', 'MeOH', [25, 60])
      : way('NaBH(OAc)3; AcOH', '', 'CH2Cl2', [0, 25]),
    way('NaBH3CN; AcOH', '', 'MeOH', [0, 60]),
  ]);
}

/** A double bond from nitrogen to a carbon that lost its oxygen. */
export function condensationKind({ nitrogen }: Site): StepKind | undefined {
  if (nitrogen === 'hydroxylamine') return like('carbonyl-to-oxime');
  if (nitrogen === 'hydrazine') return like('carbonyl-to-hydrazone');
  if (nitrogen === 'sulfonamide') {
    return kind(['Sulfonylimine from a carbonyl compound', '羰基化合物制磺酰亚胺'], 'functionalGroupInterconversion', [
      way('Ti(OEt)4', '', 'THF', [25, 66]),
    ]);
  }
  if (nitrogen !== 'aliphaticAmine' && nitrogen !== 'aromaticAmine' && nitrogen !== 'ammonia') return undefined;
  return kind(
    ['Imine from a carbonyl compound and an amine', '羰基化合物与胺制备亚胺'],
    'functionalGroupInterconversion',
    [way('MgSO4', '', 'CH2Cl2', [20, 40]), way('TsOH', '', 'toluene', [80, 111])],
  );
}

/** A bond from nitrogen to the sulfur of a sulfonyl group. */
export function sulfonylationKind({ nitrogen, leaving }: Site): StepKind | undefined {
  if (!isHalogen(leaving) && leaving !== 'carboxylate' && leaving !== 'sulfonate') return undefined;
  if (nitrogen === 'ammonia') return like('primary-sulfonamide-from-sulfonyl-chloride');
  if (nitrogen === 'aromaticAmine') return like('sulfonamide-from-aromatic-amine');
  if (nitrogen === 'aliphaticAmine') return like('sulfonamide-from-aliphatic-amine');
  const [en, zh] = nucleophiles[nitrogen];
  return kind([`Sulfonylation of ${en}`, `${zh}的磺酰化`], 'acylation', [
    way(isAcidic(nitrogen) ? 'NaH' : 'pyridine', '', isAcidic(nitrogen) ? 'THF' : 'CH2Cl2', [0, 25]),
  ]);
}
