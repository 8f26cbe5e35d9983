// Where an electrophile goes on an aromatic ring, as bodies of SMARTS brackets: `[${haloarenePosition}:1]`.
// Each pattern describes the ring carbon that is attacked, whether it still bears hydrogen or already the new group.

/** Phenol and ether oxygen, and any amine or amide nitrogen: strong ortho/para directors. */
const oxygen = '[OX2;!$(O[C,S,P]=[O,S,N])]';
const nitrogen = '[NX3;+0;!$(N~[#7,#8])]';
const acylNitrogen = '[NX3;+0;$(N[C,S]=O)]';
const strong = `[$(${oxygen}),$(${nitrogen})]`;
/** Alkyl groups without a heteroatom, and halogens: weak ortho/para directors. */
const alkyl = '[CX4;!$(C[!#6;!#1])]';
const weak = `[$(${alkyl}),F,Cl,Br,I]`;
/** Meta directors. */
const withdrawing = '[$([CX3]=O),$(C#N),$([N+](=O)[O-]),$(C(F)(F)F),$([SX4](=O)=O)]';

const ortho = (group: string) => `$(c1c(-${group})cccc1)`;
const meta = (group: string) => `$(c1cc(-${group})ccc1)`;
const para = (group: string) => `$(c1ccc(-${group})cc1)`;
/** Ortho to the group, whose own para position bears something already. */
const orthoParaTaken = (group: string) => `$(c1c(-${group})ccc(*)c1)`;
const hasTwoOrthoGroups = '$(c1c(*)cccc1*)';

/** Carbon of a benzene ring that a mild electrophile takes: para to O or N, or ortho when para is taken. */
export const activatedPosition = [
  `c;${para(nitrogen)},${para(oxygen)}&!${meta(nitrogen)},${orthoParaTaken(strong)}&!${meta(strong)}`,
  `!${hasTwoOrthoGroups}`,
].join(';');

/** The same for nitrating acid, which protonates amines: only ethers, phenols and N-acyl groups direct. */
export const nitrationPosition = [
  `c;${para(acylNitrogen)},${para(oxygen)}&!${meta(acylNitrogen)},${orthoParaTaken(`[$(${oxygen}),$(${acylNitrogen})]`)}&!${meta(strong)},${weakDirected()},${metaDirected()}`,
  `!${hasTwoOrthoGroups}`,
].join(';');

/** For a strong Lewis acid with bromine or chlorine, or chlorosulfonic acid: alkyl and halogen direct too, to the para position. */
export const forcedParaPosition = [`c;${para(strong)},${para(weak)}&!${meta(strong)}`, `!${hasTwoOrthoGroups}`].join(
  ';',
);

/** Carbon of a deactivated benzene ring: meta to one withdrawing group, nothing else that directs. */
export const deactivatedMetaPosition = `c;${metaDirected()};!${hasTwoOrthoGroups}`;

/** Positions of electron-rich heteroarenes that N-halosuccinimides take first. */
export const richHeteroarenePosition = [
  '$(c1cccs1)&!$(c1ccc(C=O)s1)', // 2-position of thiophene
  '$([c;r5]1c[n]nc1)', // 4-position of pyrazole
  '$(c1c[nX3]c2aaaac12)', // 3-position of indole and azaindoles
  '$(c1n[nX3]c2aaaac12)', // 3-position of indazole and pyrazolopyrimidines
  '$(c1cnc2aaaan12)', // 3-position of imidazo[1,2-a]azines
  `$(c1ccc(-[NX3;+0;!$(N~[#7,#8])])nc1)`, // 5-position of 2-aminopyridine
  `$(c1cnc(-[NX3;+0;!$(N~[#7,#8])])nc1)`, // 5-position of 2-aminopyrimidine
  `$(c1cnc(-[NX3;+0])s1)`, // 5-position of 2-aminothiazole
  '$(c1ccc(=O)[n]c1)', // 5-position of 2-pyridone
  '$(c1c[n]c(=O)[n]c1=O)', // 5-position of uracil
].join(',');

function weakDirected(): string {
  const paraTaken = `${orthoParaTaken(alkyl)}&!${meta(strong)}&!${meta(alkyl)}`;
  const halogen = `${orthoParaTaken('[F,Cl,Br]')}&!${meta(strong)}&!${meta(weak)}`;
  return `${para(weak)}&!${meta(strong)}&!${meta(alkyl)},${paraTaken},${halogen}`;
}

function metaDirected(): string {
  const donors = `[$(${strong}),$(${weak})]`;
  return `${meta(withdrawing)}&!${ortho('[!#1]')}&!${para('[!#1]')}&!${meta(donors)}`;
}
