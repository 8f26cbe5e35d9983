// What a person gives as a reaction, taken apart into the texts of its molecules: reaction SMILES, RXN files, ChemDraw documents.

import { AppError } from '@app/shared/errors/app-error';
import { drawingFormatOf } from '../structures/drawing-format.ts';
import type { Indigo } from '../structures/indigo.ts';

/** SMILES or molfiles, as they were written. */
export interface WrittenReaction {
  left: string[];
  /** Over the arrow. */
  middle: string[];
  right: string[];
  /** The drawing itself, where one was given: its atoms have places. */
  rxnfile?: string;
}

/**
 * The parts of a reaction. Throws `smilesEmpty` for nothing, `fileDamaged` for a file that is cut off,
 * `unrecognizedStructure` for what is no reaction.
 */
export async function writtenReaction(indigo: Indigo, text: string): Promise<WrittenReaction> {
  if (text.trim() === '') throw new AppError('smilesEmpty');
  const format = drawingFormatOf(text);
  if (format === 'rxn') return fromFile(text.replaceAll(/\r\n?/g, '\n').trimStart());
  if (format === 'cdxml' || format === 'cdx') return fromDrawing(indigo, text.trim());
  return fromSmiles(text.trim());
}

async function fromDrawing(indigo: Indigo, text: string): Promise<WrittenReaction> {
  const { reaction } = await indigo.molecules(text);
  if (reaction === undefined) throw notReaction();
  return fromFile(reaction);
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

interface FileParts {
  molfiles: string[];
  counts: (number | undefined)[];
}

/** CTfile formats, BIOVIA 2020: counts of reactants, products and, as many programs write it, agents. */
function fromFile(text: string): WrittenReaction {
  const { molfiles, counts } = text.startsWith('$RXN V3000') ? readNew(text) : readOld(text);
  const [reactants = 0, products = 0] = counts;
  if (counts.some((count) => !Number.isInteger(count)) || reactants + products > molfiles.length)
    throw new AppError('fileDamaged', { reason: 'reaction' });
  return {
    left: molfiles.slice(0, reactants),
    right: molfiles.slice(reactants, reactants + products),
    middle: molfiles.slice(reactants + products),
    rxnfile: text,
  };
}

function readOld(text: string): FileParts {
  const [head = '', ...molfiles] = text.split(/^\$MOL[^\n]*\n/m);
  const line = head.split('\n')[4] ?? '';
  if (molfiles.some((one) => !/^M {2}END/m.test(one))) throw new AppError('fileDamaged', { reason: 'reaction' });
  return { molfiles, counts: [line.slice(0, 3), line.slice(3, 6)].map(Number) };
}

const countsLine = '  0  0  0     0  0            999 V3000';

function readNew(text: string): FileParts {
  const [, reactants, products] = /^M {2}V30 COUNTS +(\d+) +(\d+)/m.exec(text) ?? [];
  if (!/^M {2}END/m.test(text)) throw new AppError('fileDamaged', { reason: 'reaction' });
  const tables = text.match(/^M {2}V30 BEGIN CTAB[^]*?^M {2}V30 END CTAB[^\n]*\n/gm) ?? [];
  const molfiles = tables.map((table) => `\n\n\n${countsLine}\n${table}M  END\n`);
  return { molfiles, counts: [reactants, products].map(Number) };
}
