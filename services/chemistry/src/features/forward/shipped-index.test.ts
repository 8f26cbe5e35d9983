// The index that comes with the service must be that of the stock and the templates: when this fails, run
// scripts/partner-index.ts.

import { expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { builtInList } from '../substructure/material-lists.ts';
import { indexName, readShippedIndex } from './shipped-index.ts';
import { ForwardEngine } from '../../engine/forward/thread-answers.ts';

it('knows the built-in stock and the places of the templates as they are', async () => {
  expect(await readShippedIndex(indexName(builtInList()))).toBeDefined();
});

it('is none for another stock', async () => {
  expect(await readShippedIndex(indexName({ name: 'built-in', content: 'ab'.repeat(32) }))).toBeUndefined();
});

it('says of every 150th molecule what a thread says of it', async () => {
  const index = await readShippedIndex(indexName(builtInList()));
  const engine = new ForwardEngine(await loadRDKit(), undefined);
  const places = [...(index?.smiles.keys() ?? [])].filter((place) => place % 150 === 0);
  expect(places.length).toBeGreaterThan(50);
  for (const place of places) {
    if (!index) break;
    const slots = [...index.bySlot].filter(([, fitting]) => fitting.includes(place)).map(([slot]) => slot);
    const entry = engine.slotsOf(index.given[place] ?? '');
    expect(entry).toMatchObject({ smiles: index.smiles[place], heavyAtoms: index.heavyAtoms[place] });
    expect(slots.toSorted((a, b) => a - b)).toEqual(entry?.slots.toSorted((a, b) => a - b));
  }
});
