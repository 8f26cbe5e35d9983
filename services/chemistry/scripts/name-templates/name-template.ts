// The name of one learned template, from what it does: the first that the tables have for the whole of it; otherwise each part
// of its change by the tables, or put together from what it does (compose/).

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import type { EditPattern } from '../../src/chemistry/models/learned/pattern.ts';
import type { ReactionClass } from '../../src/chemistry/templates/template.ts';
import { acylNames } from './acyl-names.ts';
import { carbonNames } from './carbon-names.ts';
import { changeNames } from './change-names.ts';
import { changeOfEdit, type Change } from './compose/change.ts';
import { composedName, joined } from './compose/compose.ts';
import { misplacedName } from './compose/misplaced.ts';
import type { Phrase } from './compose/phrases.ts';
import { splitEdit } from './compose/split-edit.ts';
import { type FoundName, findName, type NameRow } from './find-name.ts';
import { groupLabel } from './group-labels.ts';
import { heteroatomNames } from './heteroatom-names.ts';
import { ringNames } from './ring-names.ts';
import { signatureOf } from './signature.ts';
import { classOfChanges } from './template-class.ts';

export const nameRows: readonly NameRow[] = [
  ...ringNames,
  ...acylNames,
  ...carbonNames,
  ...heteroatomNames,
  ...changeNames,
];

/** Where a name comes from: the tables, tables of its parts, or its change alone. */
export type NameOrigin = 'table' | 'parts' | 'composed';

export interface TemplateName {
  signature: string;
  name: FoundName;
  origin: NameOrigin;
}

/** The signature of an edit and its name. */
export function nameLearnedTemplate(rdkit: RDKit, edit: EditPattern): TemplateName {
  const labelOf = (smiles: string): string => groupLabel(rdkit, smiles);
  const signature = signatureOf(edit, labelOf);
  const known = findName(signature, nameRows);
  if (known) return { signature, name: { ...known, 'zh-CN': spaced(known['zh-CN']) }, origin: 'table' };
  const telling = partsOf(edit, labelOf);
  const { en, zh } =
    doubtful(telling.map(({ change }) => change)) ??
    joined(telling.map(({ table, change }) => table ?? composedName(change)));
  const name = { en, 'zh-CN': spaced(zh), family: signature };
  return { signature, name, origin: telling.every(({ table }) => table) ? 'parts' : 'composed' };
}

interface Part {
  change: Change;
  table: Phrase | undefined;
}

/** The parts of the change, the one that counts most first. */
function partsOf(edit: EditPattern, labelOf: (smiles: string) => string): Part[] {
  const parts = splitEdit(edit)
    .map((part) => ({ part, own: signatureOf(part, labelOf) }))
    .filter(({ own }) => own !== '>>')
    .map(({ part, own }) => ({ table: ofTable(own), change: changeOfEdit(part, labelOf) }))
    .toSorted((a, b) => weight(b.change) - weight(a.change));
  // Hydrogen that moves from one ring nitrogen to another says nothing beside what else changes.
  return parts.some(({ change }) => isTelling(change)) ? parts.filter(({ change }) => isTelling(change)) : parts;
}

/** The reaction class of an edit, by rule. */
export function classOfEdit(rdkit: RDKit, edit: EditPattern): ReactionClass {
  return classOfChanges(partsOf(edit, (smiles) => groupLabel(rdkit, smiles)).map(({ change }) => change));
}

function doubtful(changes: readonly Change[]): Phrase | undefined {
  const [made, lost] = changes;
  return made && lost && changes.length === 2 ? misplacedName(made, lost) : undefined;
}

function ofTable(signature: string): Phrase | undefined {
  const found = findName(signature, nameRows);
  return found && { en: found.en, zh: found['zh-CN'] };
}

function isTelling({ atoms, made, changed, broken, groups }: Change): boolean {
  return (
    made.length + changed.length + broken.length + groups.length > 0 ||
    atoms.some(({ charge, aromatic, was }) => charge !== was.charge || aromatic !== was.aromatic)
  );
}

/** A part that makes bonds is said before one that only loses groups. */
function weight({ made, changed, broken, groups }: Change): number {
  return 100 * made.length + 10 * (changed.length + broken.length) + groups.length;
}

/** A space between Chinese and Latin letters or digits. */
export function spaced(text: string): string {
  return text
    .replaceAll(/(\p{Script=Han})(?=[\p{Script=Latin}\p{Script=Greek}\d])/gu, '$1 ')
    .replaceAll(/([\p{Script=Latin}\d])(?=\p{Script=Han})/gu, '$1 ');
}
