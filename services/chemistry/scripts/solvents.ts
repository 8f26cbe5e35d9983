// Selects, for the solvents that conditions name, class and scores of the CHEM21 guide into data/solvents.json.
//
//   node scripts/solvents.ts --data DIR
//
// The class is the guide's ranking after discussion (D. Prat et al., Green Chem. 2016, 18, 288); solvents that the
// table does not hold are left out, and are shown as unknown.

import { writeFileSync } from 'node:fs';
import { canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { namedSolvents } from '../src/chemistry/facts/solvent-names.ts';
import { dataDir, readData } from './data-dir.ts';

// Structures that the table writes wrongly, by the beginning of its name.
const byName: Readonly<Record<string, string>> = { NMP: 'NMP [', CPME: 'CPME [' };

// Where the table departs from the published guide, the guide counts: dichloromethane is hazardous, chloroform and HMPA
// are highly hazardous; the scores of HMPA follow from H340, H350 and its boiling point by the guide's own rules.
const asPublished: Readonly<Record<string, (string | number)[]>> = {
  CH2Cl2: ['CH2Cl2', 'hazardous', 1, 7, 7],
  CHCl3: ['CHCl3', 'highlyHazardous', 2, 7, 5],
  HMPA: ['HMPA', 'highlyHazardous', 1, 9, 7],
};

const classes: Readonly<Record<string, string>> = {
  Recommended: 'recommended',
  Problematic: 'problematic',
  Hazardous: 'hazardous',
  'Highly Hazardous': 'highlyHazardous',
};

const rdkit = await loadRDKit();
const rows = readData(dataDir(), 'safety/retrogsf_chem21_solvents_SHE_smiles.csv')
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(';'))
  .map(([rank = '', name = '', smiles = '', environment, health, safety]) => ({
    class: classes[rank.trim()],
    name,
    smiles: canonicalSmiles(rdkit, smiles),
    scores: [safety, health, environment].map(Number),
  }));
const found = namedSolvents.flatMap(({ names: [shown = ''], smiles }) => {
  const start = byName[shown];
  const canonical = canonicalSmiles(rdkit, smiles);
  const row = rows.find((one) => (start ? one.name.startsWith(start) : one.smiles === canonical));
  const ofTable = row?.class ? [[shown, row.class, ...row.scores]] : [];
  const published = asPublished[shown];
  return published ? [published] : ofTable;
});
const lines = found.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
writeFileSync(new URL('../data/solvents.json', import.meta.url), `[\n${lines}\n]\n`);
const missing = namedSolvents.map(({ names: [name] }) => name).filter((name) => !found.some(([one]) => one === name));
process.stderr.write(`${found.length} of ${namedSolvents.length} solvents; not in the table: ${missing.join(', ')}\n`);
