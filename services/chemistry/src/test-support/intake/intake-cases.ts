// One table of what comes in and what it means. Every way in reads it with one outcome: a test runs it through each. The
// right values were checked with RDKit for Python.

import { named, read, refused, type IntakeCase } from './intake-case.ts';
import { ionCases } from './ion-cases.ts';
import { oddSmilesCases } from './odd-smiles-cases.ts';
import { controlledCases, shortNameCases } from './name-cases.ts';
import { newMolfile, oldMolfile } from './intake-molfiles.ts';

const paracetamol = {
  atoms: 'C:1 C:2 O:3 N:4 C:5 C:6 C:7 C:8 C:9 C:10 O:11',
  bonds: '1-2 2=3 2-4 4-5 5=6 6-7 7=8 8-9 9=10 10-5 8-11',
};

/** Atom numbers of a reaction are no part of a molecule. */
export const atomNumberCases: readonly IntakeCase[] = [
  ...read(
    'CC(=O)Nc1ccc(O)cc1',
    '[CH3:1][C:2](=[O:3])[NH:4][c:5]1[cH:6][cH:7][c:8]([OH:9])[cH:10][cH:11]1',
    'CC(=O)[NH:4]c1ccc(O)cc1',
    '[CH3:1]C(=O)Nc1ccc(O)cc1 |atomProp:0.note.a|',
    oldMolfile(paracetamol),
    newMolfile(paracetamol),
  ),
  // Numbers alone make no stereocentre, and none is lost with them.
  ...read('CC(C)O', '[CH3:1][C@H:2]([CH3:3])[OH:4]'),
  ...read('C[C@@H](O)Cl', '[CH3:7][C@@H:2]([OH:3])[Cl:900]'),
  ...read('C/C=C/C', '[CH3:1]/[CH:2]=[CH:3]/[CH3:4]'),
  ...read('CC(=O)O', '[Na+:5].[O-:1][C:2]([CH3:3])=[O:4]'),
];

const boc = {
  atoms: 'O C C C C C C C O O C C C C',
  bonds: '1-2 2=3 3-4 4=5 5-6 6=7 7-2 7-8 8=9 8-10 10-11 11-12 11-13 11-14',
};
const butanediol = { atoms: 'O C C C C O', bonds: '1-2 2-3 3-4 4-5 5-6' };
const once = { atoms: 'O C O', bonds: '1-2 2-3' };
const ethanol = { atoms: 'C C O', bonds: '1-2 2-3' };

const oldGroup = (type: string, ...more: string[]): string[] => [`M  STY  1   1 ${type}`, ...more];
const polymers = ['SRU', 'COP', 'MON', 'GEN', 'CRO', 'MOD', 'GRA', 'MER', 'ANY'];
const mixtures = ['MIX', 'FOR', 'COM'];
const bracketed = (type: string): string[] => [
  oldMolfile({ ...ethanol, more: oldGroup(type, 'M  SAL   1  1   1') }),
  newMolfile({ ...ethanol, more: [`1 ${type} 0 ATOMS=(1 1)`] }),
];

/** Brackets: abbreviations, notes and fixed repeats are read; polymers, mixtures and link nodes are told apart. */
export const groupCases: readonly IntakeCase[] = [
  ...read(
    'CC(C)(C)OC(=O)c1ccccc1O',
    oldMolfile({ ...boc, more: oldGroup('SUP', 'M  SAL   1  7   8   9  10  11  12  13  14', 'M  SMT   1 Boc') }),
    newMolfile({ ...boc, more: ['1 SUP 0 ATOMS=(7 8 9 10 11 12 13 14) LABEL=Boc'] }),
  ),
  ...read(
    'CCO',
    oldMolfile({ ...ethanol, more: oldGroup('DAT', 'M  SAL   1  1   1', 'M  SDT   1 note', 'M  SED   1 as drawn') }),
    newMolfile({ ...ethanol, more: ['1 DAT 0 ATOMS=(1 1) FIELDNAME=note FIELDDATA="as drawn"'] }),
    'CCO |SgD:0:note:as drawn::::|',
    'CCO |$_AV:a;b;c$|',
  ),
  // With all atoms, as the format wants it, and with the unit once.
  ...read(
    'OCCCCO',
    oldMolfile({
      ...butanediol,
      more: oldGroup('MUL', 'M  SAL   1  4   2   3   4   5', 'M  SPA   1  1   2', 'M  SMT   1 4'),
    }),
    newMolfile({ ...butanediol, more: ['1 MUL 0 ATOMS=(4 2 3 4 5) PATOMS=(1 2) MULT=4'] }),
    oldMolfile({ ...once, more: oldGroup('MUL', 'M  SAL   1  1   2', 'M  SPA   1  1   2', 'M  SMT   1 4') }),
    newMolfile({ ...once, more: ['1 MUL 0 ATOMS=(1 2) MULT=4'] }),
  ),
  ...read(
    'COCCOCCOCCO',
    newMolfile({
      atoms: 'O C C O C',
      bonds: '1-2 2-3 3-4 4-5',
      more: ['1 MUL 0 ATOMS=(3 2 3 4) PATOMS=(3 2 3 4) MULT=3'],
    }),
  ),
  ...refused('repeat', newMolfile({ ...butanediol, more: ['1 MUL 0 ATOMS=(4 2 3 4 5) MULT=4'] })),
  ...refused('repeat', newMolfile({ ...ethanol, more: ['1 MUL 0 ATOMS=(1 1) MULT=3'] })),
  ...polymers.flatMap((type) => refused('polymer', ...bracketed(type))),
  ...mixtures.flatMap((type) => refused('mixture', ...bracketed(type))),
  ...refused(
    'polymer',
    '*CC* |$star_e;;;star_e$,Sg:n:1,2::ht|',
    'CCO |Sg:gen:0,1::|',
    'CCO |Sg:co:0,1::|',
    'CCO |Sg:any:1::|',
  ),
  ...refused('mixture', 'CCO.CCN |Sg:mix:0,1,2,3,4,5::|', 'CCO.CCN |Sg:c:0,1,2::,Sg:c:3,4,5::,Sg:f:0,1,2,3,4,5::|'),
  ...refused(
    'linkNode',
    'OCCO |LN:1:1.4.0.2|',
    oldMolfile({ ...once, more: ['M  LIN  1   2   4   1   3'] }),
    newMolfile(once, { sections: ['LINKNODE 1 4 2 2 1 2 3'] }),
  ),
];

const acid = { atoms: 'C C O O', bonds: '1-2 2=3 2-4' };
const ring = { atoms: 'C C C C C C', bonds: '1-2 2-3 3-4 4-5 5-6 6-1' };
const labelled = (label: string, drawn = acid): string => oldMolfile({ ...drawn, more: ['A    1', label] });

/** Labels on atoms: a known group is written out, any other refused by its name. */
export const labelCases: readonly IntakeCase[] = [
  ...read(
    'O=C(O)c1ccccc1',
    labelled('Ph'),
    newMolfile({ ...acid, atoms: 'Ph C O O' }),
    '*C(=O)O |$Ph;;;$|',
    'CC(=O)O |$Ph;;;$|',
  ),
  ...read('COC(=O)O', labelled('OMe'), labelled('MeO'), oldMolfile({ ...acid, atoms: 'OMe C O O' })),
  ...read('CC(C)(C)OC(=O)C(=O)O', labelled('Boc'), newMolfile({ ...acid, atoms: 'Boc C O O' })),
  ...read('CC(C)(C)OC(=O)NC(=O)O', labelled('BocHN'), labelled('NHBoc')),
  ...read('CC(C)(C)OC(=O)N1CCCCC1', labelled('NBoc', ring)),
  ...read('C1CCNCC1', labelled('NH', ring)),
  ...read('O=C(O)C[N+](=O)[O-]', oldMolfile({ atoms: 'C C C O O', bonds: '1-2 2-3 3=4 3-5', more: ['A    1', 'NO2'] })),
  ...read('CC(=O)O', labelled('CH3'), labelled('H3C'), labelled('1'), labelled('(R)'), labelled('Me')),
  ...read('NC(=O)O', labelled('NH2'), labelled('H2N')),
  named('R1', labelled('R1')),
  named('R', newMolfile({ ...acid, atoms: 'R C O O' })),
  named('X', labelled('X')),
  named('Q', oldMolfile({ ...acid, atoms: 'Q C O O' })),
  named('Ar', oldMolfile({ ...acid, atoms: 'Ar C O O' })),
  named('Ar', labelled('Ar')),
  named('linker', newMolfile({ ...acid, atoms: 'linker C O O' })),
  named('R1', '*C(=O)O |$_R1;;;$|'),
  named('resin', labelled('resin')),
  named('R1', oldMolfile({ ...acid, atoms: 'R# C O O', more: ['M  RGP  1   1   1'] })),
  named('R12', newMolfile({ ...acid, atoms: 'R# C O O' }).replace('R# 0.0000 0.0000 0 0', '$& RGROUPS=(1 12)')),
  named('R', oldMolfile({ ...acid, atoms: 'R# C O O' })),
  ...refused('isotope', '[D]C([D])O', 'C[T]', '[2H]c1ccccc1'),
];

/** Dative bonds: to boron and oxygen as charges, to a metal a complex. */
export const dativeCases: readonly IntakeCase[] = [
  ...read(
    '[BH3-][N+](C)(C)C',
    'CN(C)(C)->B',
    'B<-N(C)(C)C',
    '[BH3-][N+](C)(C)C',
    newMolfile({ atoms: 'C N C C B', bonds: '1-2 2-3 2-4 2~5' }),
    oldMolfile({ atoms: 'C N C C B', bonds: '1-2 2-3 2-4 2~5' }),
  ),
  ...read('C[N+](C)(C)[B-](F)(F)F', 'CN(C)(C)->B(F)(F)F'),
  ...read('F[B-](F)(F)[O+]1CCCC1', 'C1CCCO1->B(F)(F)F'),
  ...read('C[N+](C)(C)[O-]', 'CN(C)(C)->O'),
  ...read('CS(C)=O', 'CS(C)->O'),
  ...refused('metal', 'N->[Fe]', 'CN(C)(C)->[Pd]', newMolfile({ atoms: 'C N C C Fe', bonds: '1-2 2-3 2-4 2~5' })),
  ...refused('reaction', 'CCO>>CC=O', 'CCO>[Cr]>CC=O'),
];

/** What an extension of a SMILES may say without changing the molecule. */
export const extensionCases: readonly IntakeCase[] = [
  ...read('CCO', 'CCO |f:0.1|', 'CCO |c:0|', 'CCO ||', 'CCO |(0,0,;1.2,0.7,;2.4,0,)|', 'CCO |lp:2:2|'),
  ...refused('queryFeatures', 'CCO |u:0|', 'c1ccccc1.C |m:6:0.1.2|', 'CCO |s:0:2|'),
  ...refused('unspecifiedAtoms', '*CO |$_AP1;;$|', '*CO', '[*:1]CO', '*CO |RG:_R1={C.CC}|'),
];

/** InChIs of salts, ions and mixtures; what cannot be planned is refused for what it is. */
export const inchiCases: readonly IntakeCase[] = [
  ...read('CC(=O)O', 'InChI=1S/C2H4O2.Na/c1-2(3)4;/h1H3,(H,3,4);/q;+1/p-1'),
  ...read('CNC', 'InChI=1S/C2H7N.ClH/c1-3-2;/h3H,1-2H3;1H'),
  ...read('C[N+](C)(C)CC(=O)[O-]', 'InChI=1S/C5H11NO2/c1-6(2,3)4-5(7)8/h4H2,1-3H3'),
  ...read('C[n+]1ccccc1', 'InChI=1S/C6H8N.HI/c1-7-5-3-2-4-6-7;/h2-6H,1H3;1H/q+1;/p-1'),
  ...read('CC(=O)Nc1ccccc1', 'InChI=1S/C8H9NO.ClH/c1-7(10)9-8-5-3-2-4-6-8;/h2-6H,1H3,(H,9,10);1H'),
  ...read('C[C@H](N)C(=O)O', 'InChI=1S/C3H7NO2.ClH/c1-2(4)3(5)6;/h2H,4H2,1H3,(H,5,6);1H/t2-;/m0./s1'),
  ...read(
    'CO',
    'inchi=1S/CH4O/c1-2/h2H,1H3',
    '"InChI=1S/CH4O/c1-2/h2H,1H3"',
    ' InChI=1S/CH4O/c1-2/h2H,1H3\nAuxInfo=1/0/N:1,2 ',
  ),
  ...read('Cn1c(=O)c2c(ncn2C)n(C)c1=O', 'InChIKey=RYYVLZVUVIJVGH-UHFFFAOYSA-N', 'ryyvlzvuvijvgh-uhfffaoysa-n'),
  ...read('CCO', 'SMILES: CCO', 'smiles=OCC', 'ＣＣＯ'),
  ...read('NC(=O)c1ccccc1', 'ＮＣ（＝Ｏ）ｃ１ｃｃｃｃｃ１'),
  ...refused('isotope', 'InChI=1S/CHCl3/c2-1(3)4/h1H/i1D', 'InChI=1S/CH4O/c1-2/h2H,1H3/i1+1'),
  ...refused('radical', 'InChI=1S/C2H5/c1-2/h1H2,2H3'),
  ...refused('multipleMolecules', 'InChI=1S/C8H11N.C8H10O/c2*1-2-9-8-6-4-3-5-7-8/h3-7,9H,2H2,1H3;3-7H,2H2,1H3'),
  ...refused('inorganic', 'InChI=1S/ClH.Na/h1H;/q;+1/p-1'),
  ...refused('inchi', 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H2'),
  ...refused('inchiKey', 'AAAAAAAAAAAAAA-AAAAAAAAAA-N'),
];

/** Centres whose two oxygens change places with a proton have no configuration; those of esters and amides have. */
export const idleCentreCases: readonly IntakeCase[] = [
  ...read('CCCCP(=O)(O)OCC', 'CCCC[P@](=O)(O)OCC', 'CCCC[P@@](=O)([O-])OCC.[Na+]', 'CCCC[P@](=O)(O)OCC |&1:4|'),
  ...read('CS(=O)O', 'C[S@](=O)O', 'C[S@@](=O)[O-].[Na+]'),
  ...read('CCO[P@@](=O)(OC)c1ccccc1', 'c1ccccc1[P@](=O)(OC)OCC'),
  ...read('CO[P@](O)(=S)c1ccccc1', 'c1ccccc1[P@](=S)(O)OC'),
  ...read('CC[S@](C)=O', 'C[S@](=O)CC'),
  ...read('C[S@@](=N)(N)=O', 'N[S@](=O)(=N)C'),
];

/** A SMILES with a mistake and words behind it says where the mistake is; words alone are an unknown name. */
export const brokenWordCases: readonly IntakeCase[] = [
  ...refused('unclosedRing', 'C1CC broken', 'c1ccccc broken ring', 'C%12CC foo', 'C1CC |c:0| x', 'C1CC; broken'),
  ...refused('parentheses', 'CC(C test', 'CC(=O chloride', 'CCC) bar', 'c1ccccc1C(=O my acid', 'C(C)(C broken 5 g'),
  ...refused('syntax', 'C[Xx]C foo', '[CH3 foo', 'N1CCCC1C( x', 'C==C wrong bond', 'CN=C=S( foo', 'CC= foo'),
  ...refused('valence', 'CC(C)(C)(C)C five bonds', 'CC(=O)O(C)C oxonium'),
  ...refused('kekulize', 'c1cccc1 not aromatic'),
  ...refused(
    'name',
    'CO2 gas',
    'BF3 in ether',
    'POCl3 neat',
    'N-Boc unobtainium',
    'Pd(OAc)2 catalyst',
    'C60 fullerene',
  ),
];

export const intakeCases: readonly IntakeCase[] = [
  ...shortNameCases,
  ...controlledCases,
  ...inchiCases,
  ...atomNumberCases,
  ...groupCases,
  ...labelCases,
  ...dativeCases,
  ...ionCases,
  ...extensionCases,
  ...brokenWordCases,
  ...idleCentreCases,
  ...oddSmilesCases,
];
