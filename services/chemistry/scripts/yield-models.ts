// Fits models of yields on published screens, one for each table and fold: data/yield-models.json.
//
//   node scripts/yield-models.ts --data DIR
//
// The file holds weights, counts, errors, and effects and covariances of levels over the pairs of several folds; no measured yield is in it.

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { AgentReader } from '../src/engine/conditions/agent-reader.ts';
import { foldCount, hashRule } from '../src/engine/conditions/yield-model/fold.ts';
import type { TableModel, YieldModelFile } from '../src/engine/conditions/yield-model/model-file.ts';
import { dataDir } from './data-dir.ts';
import { fitTable } from './yield-models/fit-table.ts';
import { fitLevelPriors } from './yield-models/level-priors.ts';
import { pairYields } from './yield-models/pair-yields.ts';
import { FitReader } from './yield-models/fit-rows.ts';
import { yieldTables } from './yield-models/screens.ts';

const rdkit = await loadRDKit();
const reader = new FitReader(rdkit, new AgentReader(rdkit));
const tables: TableModel[] = [];
for (const table of await yieldTables(rdkit, dataDir())) {
  const rows = reader.rows(table);
  const fitted = fitTable(rows, table.penalty);
  tables.push({
    name: table.name,
    source: table.source,
    ...fitted,
    pairs: reader.pairs(rows),
    ...fitLevelPriors(pairYields(rows)),
  });
  const { error, plainError, explained, coverage, features } = fitted;
  process.stderr.write(
    `${table.name}: ${rows.length} experiments, ${new Set(rows.map(({ pair }) => pair)).size} pairs, ${features.length} features, ` +
      `on unseen pairs error ${error} (mean of the others ${plainError}), explained ${explained}, between low and high ${coverage}\n`,
  );
}
const file: YieldModelFile = { folds: foldCount, hash: hashRule, tables };
const lines = tables.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
const { tables: _, ...head } = file;
writeFileSync(
  new URL('../data/yield-models.json', import.meta.url),
  `${JSON.stringify(head).slice(0, -1)},"tables":[\n${lines}\n]}\n`,
);
