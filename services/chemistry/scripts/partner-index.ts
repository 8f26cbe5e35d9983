// Writes data/partner-index.bin: which molecule of the built-in stock fits which place of which template of forward
// synthesis (src/forward/shipped-index.ts). Run it when the stock or the templates of several reactants have changed.
//
//   node scripts/partner-index.ts

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { mostUsedFirst } from '../src/features/forward/partner-sources.ts';
import { indexName, shippedIndexFile, writeShippedIndex } from '../src/features/forward/shipped-index.ts';
import { indexOf } from '../src/engine/forward/slot-index.ts';
import { ForwardEngine } from '../src/engine/forward/thread-answers.ts';
import { builtInList } from '../src/features/substructure/material-lists.ts';

const engine = new ForwardEngine(await loadRDKit(), undefined);
const list = builtInList();
const molecules = mostUsedFirst(await list.read());
const index = indexOf(
  molecules.map((smiles) => engine.slotsOf(smiles)),
  molecules,
);
const bytes = writeShippedIndex(indexName(list), index);
writeFileSync(shippedIndexFile, bytes);
process.stdout.write(
  `${index.smiles.length} of ${molecules.length} molecules, ${Math.round(bytes.length / 1024)} kB\n`,
);
