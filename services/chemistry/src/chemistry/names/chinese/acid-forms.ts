// What is made of an acid in English: its ester, acyl group, amide, nitrile.

import { joined, withoutE } from './skeletons.ts';
import type { Forms } from './words.ts';

/** Marks the English of an ester of an amino acid, whose radical comes after it. */
export const ofAminoAcid = ' ~';

/** Forms of a suffix with its locants and number on a stem. */
export function formsOf(stem: string, places: string, count: string, forms: Forms): Forms {
  const made = Object.entries(forms).map(([form, suffix]) => {
    const plain = suffix.startsWith('e') ? suffix.slice(1) : suffix;
    return [form, joined(stem, places, count, plain)];
  });
  return Object.fromEntries(made) as Forms;
}

/** Forms of an acid of name-parts.tsv, written as there: `benz:oyl:oic`. */
export function rowForms(row: string): Forms {
  const [stem = '', acyl = 'yl', acid = 'ic'] = row.split(':');
  return {
    acid: `${stem}${acid} acid`,
    ester: `${stem}${acid.replace(/ic$/, 'ate')}`,
    acyl: `${stem}${acyl}`,
    amide: `${stem}amide`,
    amido: `${stem}amido`,
    nitrile: `${stem}onitrile`,
    aldehyde: `${stem}aldehyde`,
    hydrazide: `${stem}ohydrazide`,
  };
}

/** Forms of an amino acid; its esters are words of their own in English: proline methyl ester. */
export function aminoForms(name: string): Forms {
  const stem = name.endsWith(' acid') ? undefined : withoutE(name);
  return {
    acid: name,
    ester: `${name}${ofAminoAcid}`,
    ...(stem !== undefined && { amide: `${stem}amide`, acyl: `${stem}yl` }),
  };
}
