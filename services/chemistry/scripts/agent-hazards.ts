// Writes what the rules for reagents say of every agent that has a structure, and of its structures: data/agent-hazards.json.
//
//   node scripts/agent-hazards.ts

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { agentHazardsTable } from '../src/engine/conditions/agent-hazards-table.ts';

const table = agentHazardsTable(await loadRDKit());
const lines = Object.entries(table).map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
writeFileSync(new URL('../data/agent-hazards.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
process.stderr.write(`${lines.length} agents and structures\n`);
