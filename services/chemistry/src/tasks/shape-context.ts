// What a thread with an engine knows for the shaping of routes and steps: keys, figures, names, counts.

import { describeMolecule } from '../analysis/describe.ts';
import { LruCache } from '../chem/lru.ts';
import type { RDKit } from '../chem/rdkit.ts';
import type { MoleculeKeys } from '../context/molecule-keys.ts';
import type { StoredMolecule } from '../context/stored.ts';
import { forwardCheckRank } from '../models/forward.ts';
import type { TemplateCounts } from '../models/template-counts.ts';
import { templateById } from '../models/learned-template.ts';
import { RecordedCounts } from '../precedents/recorded-counts.ts';
import type { Engine } from '../search/engine.ts';
import type { ShapeContext } from './route-shape.ts';

export interface ThreadParts {
  engine: Engine;
  rdkit: RDKit;
  keys: MoleculeKeys;
  counts: TemplateCounts;
}

const knownMolecules = 20_000;

/** The context of one tenant, whose keys its molecules get. */
export function shapeContext({ engine, rdkit, keys, counts }: ThreadParts, tenantId: string): ShapeContext {
  const known = new LruCache<string, StoredMolecule>(knownMolecules);
  const recorded = new RecordedCounts((reaction) => engine.changeOf(reaction));
  const molecule = (smiles: string): StoredMolecule => ({
    key: keys(tenantId, smiles),
    smiles,
    ...describeMolecule(rdkit, smiles),
  });
  return {
    molecule: (smiles) => known.getOrMake(smiles, () => molecule(smiles)),
    templateNote: (id) => templateById(id)?.note,
    recorded: (reaction) => recorded.of(reaction),
    forwardWithin: forwardCheckRank,
    precedentSet: { reactions: counts.reactions, name: 'USPTO' },
  };
}
