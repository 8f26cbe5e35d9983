// Abbreviations that the literature uses for an enzyme beside ours, or for the group it belongs to.

import type { EnzymeKey } from './enzymes.ts';

export const otherAbbreviations: Readonly<Partial<Record<EnzymeKey, readonly string[]>>> = {
  ADH: ['KRED', 'CRED'],
  ERED: ['OYE', 'ER'],
  IRED: ['RedAm'],
  AmOx: ['MAO', 'MAO-N'],
  AlOx: ['AOx', 'GOase'],
  AAD: ['AAO', 'LAAO'],
  P450: ['CYP'],
  UPO: ['P450'],
  TA: ['ATA', 'TAm'],
  PAL: ['TAL', 'HAL', 'AL'],
  PS: ['NCS'],
  AspA: ['AL'],
  MAL: ['AL'],
  DERA: ['Aldolase'],
  FSA: ['Aldolase'],
  ThrA: ['Aldolase', 'TA-aldolase'],
  TK: ['TDL'],
  TDL: ['PDC', 'AHAS'],
  BAL: ['TDL'],
  Est: ['Lipase', 'Hydrolase'],
  Lipase: ['Hydrolase'],
  PAD: ['Decarboxylase', 'FDC'],
  KDC: ['Decarboxylase', 'PDC'],
  AMDase: ['Decarboxylase'],
  Decarboxylase: ['AADC'],
  Carboxylase: ['Decarboxylase'],
  GT: ['Glycosyltransferase'],
  GH: ['Glycosidase'],
  MT: ['COMT'],
  Hal: ['FDH'],
};

/** Whether an abbreviation of the literature means this enzyme. */
export function isCalled(enzyme: EnzymeKey, abbreviation: string): boolean {
  return enzyme === abbreviation || (otherAbbreviations[enzyme] ?? []).includes(abbreviation);
}
