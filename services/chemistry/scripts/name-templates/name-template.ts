// The name of one learned template, from what it does.

import type { RDKit } from '../../src/chem/rdkit.ts';
import type { EditPattern } from '../../src/models/learned/pattern.ts';
import { acylNames } from './acyl-names.ts';
import { carbonNames } from './carbon-names.ts';
import { changeNames } from './change-names.ts';
import { type FoundName, findName, type NameRow } from './find-name.ts';
import { groupLabel } from './group-labels.ts';
import { heteroatomNames } from './heteroatom-names.ts';
import { ringNames } from './ring-names.ts';
import { signatureOf } from './signature.ts';

export const nameRows: readonly NameRow[] = [
  ...ringNames,
  ...acylNames,
  ...carbonNames,
  ...heteroatomNames,
  ...changeNames,
];

/** The signature of an edit and its name; undefined when no table has one. */
export function nameLearnedTemplate(
  rdkit: RDKit,
  edit: EditPattern,
): { signature: string; name: FoundName | undefined } {
  const signature = signatureOf(edit, (smiles) => groupLabel(rdkit, smiles));
  const name = findName(signature, nameRows);
  return { signature, name: name && { ...name, 'zh-CN': spaced(name['zh-CN']) } };
}

/** A space between Chinese and Latin letters or digits. */
export function spaced(text: string): string {
  return text
    .replaceAll(/(\p{Script=Han})(?=[\p{Script=Latin}\p{Script=Greek}\d])/gu, '$1 ')
    .replaceAll(/([\p{Script=Latin}\d])(?=\p{Script=Han})/gu, '$1 ');
}
