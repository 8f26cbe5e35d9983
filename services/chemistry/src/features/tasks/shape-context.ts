// What a thread with an engine knows for the shaping of routes and steps: keys, figures, names, counts.

import { describeMolecule } from '../../chemistry/recognition/describe.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { MoleculeKeys } from '../../platform/database/molecule-keys.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { forwardCheckRank } from '../../chemistry/forward-model/forward.ts';
import type { TemplateCounts } from '../../chemistry/models/template-counts.ts';
import { templateById } from '../../chemistry/models/learned-template.ts';
import { RecordedCounts } from '../../engine/precedents/recorded-counts.ts';
import type { Engine } from '../../engine/search/engine.ts';
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
