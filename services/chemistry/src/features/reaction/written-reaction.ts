// What a person gives as a reaction, taken apart into the texts of its molecules: reaction SMILES, reaction files and drawings
// as the one reader of structures reads them.

import { AppError } from '@app/shared/errors/app-error';
import { readStructureText } from '../structure/files/read-structures.ts';
import type { ReactionRole, StructureRow } from '../structure/files/structure-row.ts';
import { textKind } from '../structure/files/content-kind.ts';
import type { Indigo } from '../structure/programs/indigo.ts';
import { type WrittenReaction } from '../../engine/reaction/written-reaction.ts';

/** No reaction has so many molecules. */
const mostRows = 200;

/**
 * The parts of a reaction. Throws `smilesEmpty` for nothing, `fileDamaged` for a file that is cut off,
 * `unrecognizedStructure` for what is no reaction, or several, or holds a molecule that cannot be read.
 */
export async function writtenReaction(indigo: Indigo, text: string): Promise<WrittenReaction> {
  if (text.trim() === '') throw new AppError('smilesEmpty');
  const kind = textKind(text.replace(/^\uFEFF/, ''));
  if (kind === 'lines' || kind === 'table') return fromSmiles(text.trim());
  if (kind === 'records') throw notReaction();
  const parts = partsOfRows(await readStructureText(text, indigo, { mostRows }));
  return { ...parts, rxnfile: kind === 'rxn' ? text.replaceAll(/\r\n?/g, '\n').trimStart() : rxnfileOf(parts) };
}

// What ChemAxon appends after a blank says nothing that is needed here.
function fromSmiles(text: string): WrittenReaction {
  const sides = (text.split(/\s/, 1)[0] ?? '').split('>');
  const [left = '', middle = '', right = ''] = sides;
  if (sides.length !== 3) throw notReaction();
  return { left: partsOf(left), middle: partsOf(middle), right: partsOf(right) };
}

function partsOf(side: string): string[] {
  return side.split('.').filter((part) => part !== '');
}

function notReaction(): AppError {
  return new AppError('unrecognizedStructure', { reason: 'notReaction' });
}

function partsOfRows(rows: readonly StructureRow[]): WrittenReaction {
  if (rows.some(({ refusal }) => refusal === 'brokenReaction' || refusal === 'cutDrawing'))
    throw new AppError('fileDamaged', { reason: 'reaction' });
  const isReaction = rows.some(({ role }) => role !== undefined);
  if (!isReaction) throw notReaction();
  const steps = new Set(rows.flatMap(({ reaction }) => reaction ?? []));
  if (steps.size > 1 || rows.some(({ role }) => role === 'intermediate'))
    throw new AppError('unrecognizedStructure', { reason: 'severalReactions' });
  const broken = rows.find(({ refusal }) => refusal !== undefined);
  if (broken)
    throw new AppError('unrecognizedStructure', {
      reason: 'unreadableMolecule',
      found: broken.shown || `${broken.row}`,
    });
  const having = (role: ReactionRole | undefined): string[] =>
    rows.flatMap((row) => (row.role === role ? [row.structure] : []));
  return { left: having('reactant'), middle: having('agent'), right: having(undefined) };
}

/** CTfile formats, BIOVIA 2020. Undefined where a part is no V3000 molfile. */
function rxnfileOf({ left, middle, right }: WrittenReaction): string | undefined {
  const sides = [left, right, middle].map((side) => side.map(tableOf));
  const [reactants = [], products = [], agents = []] = sides;
  if (sides.flat().includes(undefined)) return undefined;
  const counts = [reactants, products, ...(agents.length > 0 ? [agents] : [])].map(({ length }) => length).join(' ');
  const section = (name: string, tables: readonly (string | undefined)[]): string =>
    tables.length === 0 ? '' : `M  V30 BEGIN ${name}\n${tables.join('')}M  V30 END ${name}\n`;
  const body = [section('REACTANT', reactants), section('PRODUCT', products), section('AGENT', agents)].join('');
  return `$RXN V3000\n\n\n\nM  V30 COUNTS ${counts}\n${body}M  END\n`;
}

function tableOf(molfile: string): string | undefined {
  return /^M {2}V30 BEGIN CTAB[^]*?^M {2}V30 END CTAB[^\n]*\n/m.exec(molfile)?.[0];
}
