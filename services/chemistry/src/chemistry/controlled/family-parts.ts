// Pieces of SMARTS that the family rules are put together from.

const alkyls = [
  '$([CH3])',
  '$([CH2][CH3])',
  '$([CH2][CH2][CH3])',
  '$([CH]([CH3])[CH3])',
  '$([CH2][CH2][CH2][CH3])',
  '$([CH2][CH]([CH3])[CH3])',
  '$([CH]([CH3])[CH2][CH3])',
  '$(C([CH3])([CH3])[CH3])',
  '$([CH2][CH]=[CH2])',
  '$([CH]1[CH2][CH2]1)',
  '$([CH2][CH]1[CH2][CH2]1)',
];

/** An alkyl group of at most four carbon atoms, allyl and cyclopropyl included: the legal "alkyl" as far as it is needed. */
export const alkyl = `[${alkyls.join()}]`;

const cyclicAmines = [
  '$([NX3;H0]1[CH2][CH2][CH2]1)',
  '$([NX3;H0]1[CH2][CH2][CH2][CH2]1)',
  '$([NX3;H0]1[CH2][CH2][CH2][CH2][CH2]1)',
  '$([NX3;H0]1[CH2][CH2][CH2][CH2][CH2][CH2]1)',
  '$([NX3;H0]1[CH2][CH2]O[CH2][CH2]1)',
];

const substituted = [`$([NX3;H1](${alkyl})[#6])`, `$([NX3;H0](${alkyl})(${alkyl})[#6])`, ...cyclicAmines];

/** Amine nitrogen with one or two alkyl groups, or in a ring of four to seven atoms. */
export const alkylAmine = `[${substituted.join()}]`;

/** The same, or a free amino group. */
export const simpleAmine = `[${['$([NX3;H2][#6])', ...substituted].join()}]`;

/** Benzene ring, entered at its point of attachment, that carries `group` in any place. */
export function benzeneWith(group: string): string {
  return `[$(c1c(${group})cccc1),$(c1cc(${group})ccc1),$(c1ccc(${group})cc1)]`;
}

/** A benzene ring of its own, not fused with an aromatic ring. */
export const phenyl = '[$([c;R1]1:[c]:[c]:[c]:[c]:[c]:1),$(c1ccc2O[CH2]Oc2c1),$(c1cccc2O[CH2]Oc12)]';
