// `sascore [--fragments FILE]`: how hard molecules are to make, from 1 to 10.

import { readFileSync } from 'node:fs';
import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { atomsWritten } from '../chemistry/molecule/atoms-written.ts';
import { canonicalSmiles, loadRDKit } from '../chemistry/molecule/rdkit.ts';
import { readPublishedTable, type FragmentTable } from '../engine/sascore/fragments.ts';
import { unpackTable } from '../engine/sascore/packed-table.ts';
import { maxScoredAtoms } from '../engine/sascore/score-text.ts';
import { scoreStructure } from '../engine/sascore/score.ts';
import { partsOfLine } from '../features/structure/files/line-parts.ts';
import { LineRefused, plainLine, readStructure } from './line-refused.ts';
import type { Answer } from './lines.ts';

const ownTable = new URL('../../data/sascore-fragments.bin', import.meta.url);

export async function startSascore({ fragments }: { fragments?: string }): Promise<Answer> {
  const table = readTable(fragments);
  const rdkit = await loadRDKit();
  return (line) => {
    const given = partsOfLine(line).structure;
    const text = given === '' ? '' : plainLine(rdkit, given);
    if (atomsWritten(text) > maxScoredAtoms)
      throw new LineRefused(
        catalogue.structureNotSupported.code,
        `${message('en', 'errors', 'structureNotSupported')} ${message('en', 'sascore', 'finding.tooLarge')}`,
      );
    // Several molecules and metals have a score, too; a name is looked up, and what cannot be read refused as everywhere.
    const asGiven = text === '' || text.includes('*') ? null : scoreStructure(rdkit, text, table);
    const meant = asGiven ? text : readStructure(rdkit, text, { prefersSmiles: true }).smiles;
    const scored = asGiven ?? scoreStructure(rdkit, meant, table);
    if (!scored) throw new TypeError(`unread: ${text}`);
    return { smiles: canonicalSmiles(rdkit, meant) ?? meant, score: scored.score };
  };
}

function readTable(path: string | undefined): FragmentTable {
  return path === undefined ? unpackTable(readFileSync(ownTable)) : readPublishedTable(readFileSync(path));
}
