// What the surroundings of a place do to its speed beside that of the same group elsewhere, in powers of ten: crowding, a hydrogen
// bond, a nitrogen in the ring, substituents of a double bond. The tables of rates know groups; these tell two of one group apart.
// They are rounded from the sources named beside them, and an order of magnitude at best.

import type { Bench } from './bench.ts';
import type { FamilyGroup } from './families/family.ts';
import { snarCarbon } from './families/parts.ts';

/** Why a place is slower or faster; a key of the words below `service.because`. */
export type SiteCause =
  | 'crowded'
  | 'hydrogenBond'
  | 'electronPoorAmine'
  | 'besideRingNitrogen'
  | 'moreSubstituted'
  | 'lessSubstituted'
  | 'electronPoorAlkene'
  | 'oxygenOfAmbident'
  | 'bulkyEster'
  | 'delocalizedAmine'
  | 'moreAcidic'
  | 'lessElectrophilic'
  | 'softNucleophile'
  | 'conjugatedKetone'
  | 'unactivatedHalide'
  | 'secondaryAmide'
  | 'alkoxide';

interface SiteRule {
  groups: readonly FamilyGroup[];
  cause: SiteCause;
  /** Its first atom is one of the place, or of the product where the rule is about what forms. */
  smarts: string;
  of: 'place' | 'product';
  log: number;
}

const towardsNucleophile: readonly FamilyGroup[] = [
  'acylation',
  'condensingAcylation',
  'sulfonylation',
  'alkylation',
  'mitsunobu',
];
const anyNucleophile: readonly FamilyGroup[] = [
  ...towardsNucleophile,
  'snar',
  'conjugateAddition',
  'reductiveAmination',
  'condensation',
];
const place = (groups: readonly FamilyGroup[], cause: SiteCause, smarts: string, log: number): SiteRule => ({
  groups,
  cause,
  smarts,
  of: 'place',
  log,
});
const product = (groups: readonly FamilyGroup[], cause: SiteCause, smarts: string, log: number): SiteRule => ({
  ...place(groups, cause, smarts, log),
  of: 'product',
});

const unconjugated = '!$(C=C[CX3]=O);!$(C([CX3]=O)=C)';
const rules: readonly SiteRule[] = [
  // Amines: F. Brotzel, Y. C. Chu, H. Mayr, J. Org. Chem. 2007, 72, 3679.
  place(towardsNucleophile, 'crowded', '[NX3;H2;$(N[CX4;H1])]', -0.5),
  place(towardsNucleophile, 'crowded', '[NX3;H2;$(N[CX4;H0])]', -1.2),
  place(towardsNucleophile, 'crowded', '[NX3;H1;$(N([CX4;H1])[CX4])]', -0.8),
  place(anyNucleophile, 'crowded', '[NX3;H1;$(N([CX4;H0])[CX4])]', -2.5),
  place(towardsNucleophile, 'electronPoorAmine', '[NX3;$(N[CX4]C(=O)[O,N])]', -0.3),
  // Two rings share the lone pair, an azine takes most of it; a nitro group takes it across the ring.
  place(anyNucleophile, 'delocalizedAmine', '[NX3;H1;$(N(c)c)]', -1),
  place(anyNucleophile, 'delocalizedAmine', '[NX3;H1;$(N([CX4])-c:[n;X2;r6])]', -1.5),
  place(anyNucleophile, 'delocalizedAmine', '[NX3;H1;$(N(c)c);$(N-c:[n;X2;r6])]', -1.5),
  place(anyNucleophile, 'delocalizedAmine', '[NX3;$(N-c:c-[N+](=O)[O-]),$(N-c1:c:c:c(-[N+](=O)[O-]):c:c1)]', -1.5),
  // A pyrrole, indole or carbazole is no nucleophile before its proton (pK 17) is gone, nor is the anion of an N-aryl sulfonamide.
  place([...anyNucleophile, 'heteroCoupling'], 'delocalizedAmine', '[nH;r5;!$(n:[n,o,s]);!$(n:c:[n;X2])]', -2.5),
  place([...anyNucleophile, 'heteroCoupling'], 'delocalizedAmine', '[NX3;H1;$(NS(=O)=O);$(N-c)]', -2.5),
  // Anilines add to acceptors that bear nothing at the far end, and to those slowly.
  place(['conjugateAddition'], 'delocalizedAmine', '[NX3;$(N-c)]', -1),
  place(['conjugateAddition'], 'crowded', '[CX3;H1;$(C-c);$(C=C[$(C=O),$(C#N)])]', -1.5),
  place(anyNucleophile, 'crowded', '[NX3;H1;!R;$(N([CX4;H0,H1])[CX4;H1])]', -2.5),
  // A diarylamine with a carbonyl group beside it.
  place(['heteroCoupling'], 'hydrogenBond', '[NX3;H1;$(N(c)c:c-[CX3]=O)]', -1),
  // Ambident thioamides and mercaptoazoles are alkylated on sulfur.
  place(['alkylation'], 'softNucleophile', '[SX2;H1]', 1.5),
  // 1,3-Dicarbonyl compounds: pK 9 to 13, ketones 19 to 25; as enols they are no electrophiles.
  place(['aldol', 'alkylation'], 'moreAcidic', '[CX4;!H0;$(C([CX3]=[OX1])[CX3]=[OX1]),$(C(C#N)[CX3]=[OX1])]', 4),
  place(['aldol'], 'crowded', '[CX4;H1;$(C[CX3;H1]=[OX1])]', -1),
  place(['aldol'], 'lessElectrophilic', '[CX3;$(C([#6])([#6])=[OX1])]', -1.5),
  place(['aldol'], 'lessElectrophilic', '[CX3;$(C(=[OX1])([#6])[CX4;!H0][CX3]=[OX1])]', -2),
  // The phenol of a salicylate is 2 to 3 pK units less acidic, and bound.
  place(towardsNucleophile, 'hydrogenBond', '[OX2H1;$(Oc:c[CX3]=O)]', -1.2),
  // J. A. Joule, K. Mills, Heterocyclic Chemistry, 5th ed. 2010: alkylation away from the substituent, on nitrogen.
  product(['alkylation', 'mitsunobu'], 'crowded', '[n;r5;$(n([CX4])[c;H0;R1])]', -0.5),
  // A tertiary amine meets an alkyl halide that nothing activates far more slowly than a secondary one.
  product(['alkylation'], 'crowded', '[N+;X4;!$(N[CH3]);!$(N[CX4][c,$([#6]=[#6,#8]),$(C#N)])]', -1.2),
  product(['alkylation'], 'oxygenOfAmbident', '[OX2;$(O([CX4])c:n)]', -1),
  product(['alkylation'], 'crowded', '[n;r6;$(n([CX4])(c=O)c=O)]', -0.5),
  // I. J. S. Fairlamb, Chem. Soc. Rev. 2007, 36, 1036.
  place(['carbonCoupling', 'heteroCoupling'], 'besideRingNitrogen', '[c;$(c([Cl,Br,I]):[n;X2])]', 1),
  // A chloride that no nitrogen, nitro or carbonyl group activates: V. V. Grushin, H. Alper, Chem. Rev. 1994, 94, 1047.
  place(['carbonCoupling', 'heteroCoupling'], 'unactivatedHalide', `[c;$(cCl);!$([${snarCarbon}])]`, -1.5),
  // Nucleophiles open epoxides at the end that bears more hydrogen: R. E. Parker, N. S. Isaacs, Chem. Rev. 1959, 59, 737.
  product(
    ['alkylation'],
    'crowded',
    '[CX4;H1;$(C([#6])[CX4;H2][OX2H])]-[$([NX3]),$([OX2;H0]),$([SX2;H0]),$([n;X3])]',
    -0.7,
  ),
  // An azine takes the lone pair of its amino group.
  place(['snar'], 'delocalizedAmine', '[NX3;H1,H2;$(N-c:[n;X2;r6])]', -1.5),
  // Alcohols take part as alkoxides, far more basic than phenolates.
  place(['snar'], 'alkoxide', '[OX2;H1;$(O[CX4;!H0])]', 2),
  // Sulfonic and acyl groups keep away from the ortho position: P. H. Gore, Chem. Rev. 1955, 55, 229.
  product(['arene'], 'crowded', '[SX4;$(S(=O)(=O)[Cl,OX2H])]-c:[c;X3]-!@[#6,#7,#8]', -1.2),
  product(['arene'], 'crowded', '[CX3;$(C(=O)[#6])]-!@c:[c;X3]-!@[#6,#7]', -0.8),
  // Peracids, relative rates: D. Swern, Org. React. 1953, 7, 378.
  place(['peracidOxidation'], 'moreSubstituted', '[C;$([CX3;H0]=[CX3;H0,H1]),$([CX3;H1]=[CX3;H0])]', 1.1),
  place(['peracidOxidation'], 'lessSubstituted', '[C;$([CX3;H1](-*)=[CX3;H2]),$([CX3;H2]=[CX3;H1])]', -1.3),
  place(['peracidOxidation'], 'electronPoorAlkene', '[C;$(C=CC=O),$(C(C=O)=C)]', -3),
  place(['peracidOxidation'], 'electronPoorAlkene', '[C;$(C=C[CX4][OX2]),$(C([CX4][OX2])=C)]', -1),
  // Hydrogenation takes the open double bond first: S. Siegel, G. V. Smith, J. Am. Chem. Soc. 1960, 82, 6082.
  place(['hydrogenation'], 'lessSubstituted', '[C;$([CX3;H1]=[CX3;H2]),$([CX3;H2]=[CX3;H1])]', 0.7),
  place(['hydrogenation'], 'moreSubstituted', `[C;$([CX3;H0]=[CX3;H1]),$([CX3;H1]=[CX3;H0]);${unconjugated}]`, -1),
  place(['hydrogenation'], 'moreSubstituted', `[C;$([CX3;H0]=[CX3;H0]);${unconjugated}]`, -2),
  // Saponification: C. K. Ingold, Structure and Mechanism in Organic Chemistry, 2nd ed. 1969.
  place(['baseDeprotection', 'hydrolysis'], 'bulkyEster', '[CX3;$(C(=O)OC([#6])([#6])[#6])]', -3),
  place(['baseDeprotection', 'hydrolysis'], 'bulkyEster', '[CX3;$(C(=O)([CX4;H0])O)]', -1.5),
  // H. C. Brown, K. Ichikawa, Tetrahedron 1957, 1, 221.
  place(['hydride', 'organometallic'], 'conjugatedKetone', '[CX3;$(C(=O)([#6])c)]', -0.5),
  // A secondary amide loses its proton first: H. C. Brown, P. Heim, J. Org. Chem. 1973, 38, 912.
  place(['hydride'], 'secondaryAmide', '[CX3;$(C(=O)([#6])[NX3;H1,H2])]', -1.2),
  place(['hydride', 'organometallic'], 'crowded', '[CX3;$(C(=O)[CX4;H0])]', -1),
];

/** Of all that reacts in a turn, powers of ten: its places one by one, and what forms once. */
export function turnFactor(
  bench: Bench,
  group: FamilyGroup,
  { reactants, atoms, made }: { reactants: readonly string[]; atoms: readonly (readonly number[])[]; made: string },
): number {
  const own = rules.filter(({ groups }) => groups.includes(group));
  return own.reduce((sum, rule) => {
    if (rule.of === 'product') return bench.has(made, rule.smarts) ? sum + rule.log : sum;
    const hits = reactants.filter((smiles, slot) => hitsPlace(bench, rule, smiles, new Set(atoms[slot])));
    return sum + hits.length * rule.log;
  }, 0);
}

function hitsPlace(bench: Bench, { smarts }: SiteRule, smiles: string, places: ReadonlySet<number>): boolean {
  return bench.matches(smiles, smarts).some(([first]) => first !== undefined && places.has(first));
}

export interface SiteFactor {
  /** Powers of ten. */
  log: number;
  causes: SiteCause[];
}

/** What holds of a place: atoms of one reactant, and what forms there. */
export function siteFactor(
  bench: Bench,
  group: FamilyGroup,
  { smiles, atoms, made }: { smiles: string; atoms: readonly number[]; made: string },
): SiteFactor {
  const places = new Set(atoms);
  const holding = rules.filter((rule) => {
    if (!rule.groups.includes(group)) return false;
    if (rule.of === 'product') return bench.has(made, rule.smarts);
    return hitsPlace(bench, rule, smiles, places);
  });
  return {
    log: holding.reduce((sum, one) => sum + one.log, 0),
    causes: [...new Set(holding.map(({ cause }) => cause))],
  };
}
