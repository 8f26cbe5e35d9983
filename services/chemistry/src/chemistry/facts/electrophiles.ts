// Patterns of groups that alkylate, acylate or add to biomolecules: one wording for the hazards of molecules and for the
// structural alerts of impurities.

/** A group that activates a double or triple bond. */
export const activator =
  '[$([CX3](=O)([#6])[#6]),$([CX3;H1]=O),$([CX3](=O)[OX2][#6]),$([CX3](=O)[NX3]),$([CX3](=O)[F,Cl,Br]),$(C#N),$([SX4](=O)=O),$([N+](=O)[O-])]';

/** The β-carbon: with a hydrogen, in a chain or, in a ring, beside a saturated carbon with hydrogen or a carbonyl group. */
const beta = '[$([CX3;H2,H1;!$(C[OX2,NX3;+0]);!R]),$([CX3;H1;R;!$(C[OX2,NX3;+0]);$(C[CX4;!H0]),$(C[CX3]=O)])]';

export const electrophiles = {
  thiirane: '[CX4]1[SX2][CX4]1',
  alphaHaloCarbonyl: '[Cl,Br,I][CX4;!$(C(F)F);!$(C([Cl,Br,I])([Cl,Br,I])[Cl,Br,I])][CX3]=[OX1]',
  benzylicOrAllylicHalide:
    '[CX4;!$(C(F)F);!$(C([Cl,Br,I])([Cl,Br,I])[Cl,Br,I]);!$(C[CX3]=[OX1,NX2])]([Cl,Br,I])[$(a),$([CX3]=[CX3]),$([CX2]#[CX2])]',
  michaelAcceptor: `${beta}=[CX3;!$(C[OX2,NX3;+0]);!$(C(c)c)]${activator}`,
  dialdehyde:
    '[$([CX3;H1](=O)[CX3](=O)[#6,#1]),$([CX3;H1](=O)[CX3;H1]=O),$([CX3;H1](=O)[#6][CX3;H1]=O),$([CX3;H1](=O)[#6][#6][CX3;H1]=O),$([CX3;H1](=O)[#6]:[#6][CX3;H1]=O),$([CX3;H1](=O)[#6][#6][#6][CX3;H1]=O)]',
  haloalkene: '[CX3;!$(C=[OX1])]=[CX3;!$(C=[OX1]);!$([CX3]([#6])([F])F)][Cl,Br,I,$([F;$(F[CX3]=[CH2])])]',
} as const;

/** Psoralens and angelicins, with what the tests of both lists try. */
export const furocoumarins = {
  smarts:
    '[$(o1ccc2cc3ccc(=O)oc3cc12),$(o1ccc2c1cc1ccc(=O)oc1c2),$(o1ccc2c3oc(=O)ccc3ccc12),$(o1ccc2ccc3ccc(=O)oc3c12)]',
  members: [
    'O=c1ccc2cc3ccoc3cc2o1',
    'COc1c2occc2cc2ccc(=O)oc12',
    'COc1c2ccoc2cc2oc(=O)ccc12',
    'O=c1ccc2ccc3occc3c2o1',
    'Cc1cc2cc3c(C)cc(=O)oc3c(C)c2o1',
  ],
  nearMisses: [
    'O=c1ccc2ccccc2o1',
    'c1ccc2occc2c1',
    'COc1ccc2ccc(=O)oc2c1',
    'O=c1ccoc2ccccc12',
    'O=c1ccc2cc3c(cc2o1)OCC3',
  ],
} as const;
