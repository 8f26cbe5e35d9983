// The table of names with what the generator adds: a name for molecules that the table lacks, Chinese for those that
// have English alone. A name is made once; the molecules of a page are mostly those of the page before.

import { setImmediate } from 'node:timers/promises';
import type { Called, Names } from './names.ts';
import { LactamForm } from '../molecule/lactam-form.ts';
import { LruCache } from '../molecule/lru.ts';
import { isRDKitBroken, type RDKit } from '../molecule/rdkit.ts';
import { plannedText, stereoKindOf, stereoPrefixes } from '../molecule/stereo/stereo-groups.ts';
import { writeName, type WrittenName } from '../names/write/write-name.ts';

/** About 300 bytes each. */
const namesKept = 50_000;
/** How long the thread may be held at a time; a name takes about 0.4 ms, the longest 10 ms. */
const sliceMs = 8;
/** Longer texts have more atoms than a generated name has. */
const longestText = 300;

/** `onError` learns of a molecule that the generator fails on, which a molecule it has no name for is not. */
export function withGeneratedNames(names: Names, rdkit: RDKit, onError: (error: unknown) => void): Names {
  const kept = new LruCache<string, Called>(namesKept);
  let isBroken = false;
  const written = (smiles: string): WrittenName | null => {
    if (isBroken || smiles.length > longestText) return null;
    try {
      return writeGrouped(rdkit, smiles);
    } catch (error) {
      isBroken = isRDKitBroken();
      onError(error);
      return null;
    }
  };
  const lactams = new LactamForm(rdkit);
  // The table holds usual forms; RDKit reads no stereo groups here.
  const tabled = (smiles: string): Called => {
    const known = names.called(smiles);
    if (known.name !== undefined || isBroken || smiles.includes('|')) return known;
    const usual = lactams.of(smiles);
    return usual === smiles ? known : names.called(usual);
  };
  const called = (smiles: string): Called => {
    const known = tabled(smiles);
    if (known.name !== undefined && known.chineseName !== undefined) return known;
    const made = written(smiles);
    if (known.name !== undefined) return { ...known, chineseName: made?.chinese };
    return made ? { name: made.english, chineseName: made.chinese, from: 'structure' } : known;
  };
  const calledOnce = (smiles: string): Called => kept.getOrMake(smiles, () => called(smiles));
  const prepare = async (list: Iterable<string>): Promise<void> => {
    let started = performance.now();
    for (const smiles of new Set(list)) {
      calledOnce(smiles);
      if (performance.now() - started < sliceMs) continue;
      await setImmediate();
      started = performance.now();
    }
  };
  return { ...names, called: calledOnce, prepare };
}

// Racemates and relative configurations are called after the enantiomer that is drawn.
function writeGrouped(rdkit: RDKit, smiles: string): WrittenName | null {
  const kind = stereoKindOf(smiles);
  if (kind === undefined) return writeName(rdkit, smiles);
  if (kind === 'partlyKnown') return null;
  const name = writeName(rdkit, plannedText(smiles));
  const prefix = stereoPrefixes[kind];
  return name && { english: `${prefix}${name.english}`, chinese: `${prefix}${name.chinese}` };
}
