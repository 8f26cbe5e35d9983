// Makes data/chinese-synonyms.tsv: Chinese names that our reader does not read, of the pairs of names by T. Xu et al. (J. Cheminform.
// 2020, 12, 45; data CC0).
//   node services/chemistry/scripts/chinese-synonyms.ts --data DIR --opsin JAR
// About one pair in ten is wrong, so a name is taken only where the structure is that of the English name by our reader or by OPSIN,
// where the Chinese name is of one structure alone, speaks of no place (those our reader reads), of no element that is missing and of
// no group that is missing. Names found wrong by reading are in scripts/names/wrong-chinese.txt.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isCasNumber } from '../src/chemistry/recognition/cas-number.ts';
import { describeMolecule } from '../src/chemistry/recognition/describe.ts';
import { builtInNames } from '../src/chemistry/recognition/names.ts';
import { foldName } from '../src/chemistry/molecule/fold-name.ts';
import { canonicalSmiles, inchiKey, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { controlledByInchiKey, controlledByName } from '../src/chemistry/controlled/controlled-names.ts';
import { englishNames, saltParts } from '../src/chemistry/names/chinese/read-chinese.ts';
import { readName } from '../src/chemistry/names/read/read-name.ts';
import { normaliseChinese } from '../src/chemistry/names/chinese/normalise.ts';
import { fitsStructure } from './names/chinese-name-check.ts';
import { dataDir, readData } from './data-dir.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, opsin: { type: 'string' } }, strict: false });
if (typeof values.opsin !== 'string') throw new Error('Give the jar of OPSIN: --opsin JAR');
const rdkit = await loadRDKit();
const names = builtInNames();
const wrong = new Set(
  readFileSync(new URL('./names/wrong-chinese.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(foldName),
);

interface Pair {
  english: string;
  chinese: string;
  smiles: string;
  key: string;
  cas: string;
}

const pairs = readData(dataDir(), 'names/names_en_zh_xu2020.tsv.gz')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter((row) => (row[3] ?? '') !== '');
const judged = readByOpsin(
  values.opsin,
  pairs.map(([english = '']) => english),
);
const sound = pairs.flatMap(([english = '', chinese = '', , written = '', , cas = ''], index): Pair[] => {
  const smiles = canonicalSmiles(rdkit, written);
  const key = smiles === null ? null : inchiKey(rdkit, smiles);
  if (smiles === null || !key || /\*/.test(smiles) || !isWhole(smiles)) return [];
  const readings = [readName(rdkit, english).smiles, canonicalSmiles(rdkit, judged[index] ?? '') ?? undefined];
  const table = names.byName(english)?.inchiKey;
  const isRight = table === key || readings.some((one) => one !== undefined && inchiKey(rdkit, one) === key);
  return isRight ? [{ english, chinese, smiles, key, cas: isCasNumber(cas) ? cas : '' }] : [];
});

const owners = Map.groupBy(sound, ({ chinese }) => foldName(chinese));
const usable = sound.filter(({ english, chinese, smiles, key }) => {
  const name = normaliseChinese(chinese);
  if (name === undefined || /\d|[a-z]|,/.test(name) || [...name].length < 2 || [...name].length > 14) return false;
  const folded = foldName(chinese);
  if (wrong.has(folded) || names.byName(chinese)) return false;
  if (new Set(owners.get(folded)?.map((one) => one.key)).size > 1) return false;
  // What can be taken apart is read by rules, or leaves its places open: 氯苯胺.
  const isSystematic = englishNames(chinese).some((list) => list.length > 0) || saltParts(chinese).length > 0;
  if (isSystematic || controlledByName(english) || controlledByInchiKey(rdkit, key)) return false;
  return (
    !/[根盐类氮]$|^异(?!戊|丙|丁|喹|噁|噻|吲|烟|亮|黄酮|香|阿魏|佛|松|槲|柠)|聚|脂$|[螯笨黄]酸|离子|化物|合金|矿|[石粉砂]$|无水|金属|甲位|乙位/.test(
      name,
    ) && fitsStructure(rdkit, name, smiles)
  );
});

const byKey = Map.groupBy(usable, ({ key }) => key);
const rows = [...byKey].flatMap(([key, list]) => {
  const [first] = list;
  if (!first) return [];
  const uses = Map.groupBy(list, ({ chinese }) => foldName(chinese));
  const chinese = [...uses.values()].toSorted((a, b) => b.length - a.length).map(([one]) => one?.chinese ?? '');
  const known = names.byInchiKey(key);
  const facts = factsOf(known?.smiles ?? first.smiles);
  if (!facts) return [];
  const english = list.map((one) => one.english).toSorted((a, b) => a.length - b.length)[0] ?? '';
  const smiles = known?.smiles ?? first.smiles;
  return [
    [key, smiles, known ? '' : first.cas, known ? '' : english, facts.formula, facts.weight, chinese.join('|')].join(
      '\t',
    ),
  ];
});
const head = [
  '# Made by scripts/chinese-synonyms.ts from the pairs of names by T. Xu et al., J. Cheminform. 2020, 12, 45 (CC BY 4.0, data CC0).',
  '# InChIKey, canonical SMILES, CAS number and English name of compounds that names.tsv lacks, formula, weight (g/mol), Chinese names',
];
writeFileSync(
  new URL('../data/chinese-synonyms.tsv', import.meta.url),
  `${[...head, ...rows.toSorted()].join('\n')}\n`,
);
process.stderr.write(
  `${pairs.length} pairs, ${sound.length} with the structure of their English name, ${rows.length} compounds\n`,
);

/** A compound with carbon and without charge. */
function isWhole(smiles: string): boolean {
  using mol = rdkit.get_mol(smiles);
  const charges = [...smiles.matchAll(/([+-])(\d?)\]/g)].map(
    ([, sign, count]) => (sign === '+' ? 1 : -1) * Number(count || 1),
  );
  return (
    mol !== null &&
    /[Cc]/.test(smiles.replaceAll(/C[lsudoareF]/g, '')) &&
    charges.reduce((sum, one) => sum + one, 0) === 0
  );
}

function factsOf(smiles: string): { formula: string; weight: number } | undefined {
  try {
    const { formula, molecularWeight } = describeMolecule(rdkit, smiles);
    return { formula, weight: molecularWeight };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readByOpsin(jar: string, all: readonly string[]): string[] {
  const options = {
    input: `${all.join('\n')}\n`,
    stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  };
  return execFileSync('java', ['-jar', jar, '-osmi'], options)
    .toString()
    .split('\n')
    .map((line) => line.trim());
}
