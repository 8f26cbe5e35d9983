// Writes data/structure-index.bin: the index of the built-in molecules for searches by structure
// (src/features/substructure/shipped-parts.ts). Run it when the stock, RDKit or what an index holds has changed.
//
//   node scripts/structure-index.ts

import { writeFileSync } from 'node:fs';
import { createLogger } from '../src/platform/process/logger.ts';
import { builtInList } from '../src/features/substructure/material-lists.ts';
import { SegmentCache } from '../src/features/substructure/segment-cache.ts';
import { packShippedParts, shippedPartsFile } from '../src/features/substructure/shipped-parts.ts';

const cache = new SegmentCache(undefined, createLogger('warn'), false);
const list = { ...builtInList(), shipped: undefined };
cache.partsOf(list);
await cache.idle();
const parts = cache.partsOf(list);
const bytes = packShippedParts(parts.map((part) => part.bytes));
writeFileSync(shippedPartsFile, bytes);
const molecules = parts.reduce((total, { size }) => total + size, 0);
process.stdout.write(`${molecules} molecules in ${parts.length} parts, ${Math.round(bytes.length / 1024)} kB\n`);
