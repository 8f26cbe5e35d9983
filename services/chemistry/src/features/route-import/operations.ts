// Files of routes read with RDKit: what the thread can be asked, and the command line does by itself.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { describeMolecule } from '../../chemistry/recognition/describe.ts';
import type { ForeignFile } from '../../engine/route-files/foreign-route.ts';
import { joinedFiles } from '../../engine/route-files/join.ts';
import { prepareFile } from '../../engine/route-files/prepare.ts';
import { moleculeReader } from '../../engine/route-files/read-molecule.ts';
import { readRouteText } from '../../engine/route-files/read-text.ts';
import type { FileRead, ReaderOperations } from './reader.ts';

export function readerOperations(rdkit: RDKit): ReaderOperations {
  return {
    readText: (text) => {
      const read = readRouteText(text);
      return read.ok ? { ok: true, file: prepared(rdkit, read.file) } : read;
    },
    prepare: (file) => prepared(rdkit, file),
    prepareAll: (files) => {
      const found = files.flatMap((one) => {
        if (typeof one !== 'string') return [one];
        const read = readRouteText(one);
        return read.ok ? [read.file] : [];
      });
      return found.length === 0
        ? { ok: false, reason: 'noRoutes' }
        : { ok: true, file: prepared(rdkit, joinedFiles(found)) };
    },
  };
}

function prepared(rdkit: RDKit, file: ForeignFile): FileRead {
  const read = prepareFile(file, moleculeReader(rdkit));
  return { ...read, figures: read.targets.map(({ smiles }) => describeMolecule(rdkit, smiles)) };
}
