// Prints the draft procedures of the steps of planned routes, so that a chemist can read them.
//
//   npm run --silent chem -- plan --expansions 100 --top 2 < FILE.smi > ROUTES.jsonl
//   node scripts/list-procedures.ts [--culture en|zh-CN] [--only WORD] [--grams 1] ROUTES.jsonl
//   node scripts/list-procedures.ts --kinds      how many kinds of reaction have a family of procedures, and which have none
//
// A step that several routes share is printed once; WORD is looked for in the name of the step and in its SMILES.
import type { StoredCondition } from '../src/engine/conditions/stored-condition.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Procedure } from '@app/shared/contracts/reaction/procedure';
import { massText, volumeText } from '@app/shared/rules/procedure/amount-text';
import { builtInNames } from '../src/chemistry/recognition/names.ts';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { chineseAgentName } from '../src/chemistry/facts/agent-names.ts';
import { namedKinds } from '../src/chemistry/reaction-classes/all.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { withGeneratedNames } from '../src/chemistry/recognition/generated-names.ts';
import { DraftBench } from '../src/engine/procedure/bench.ts';
import { draftProcedure } from '../src/engine/procedure/draft.ts';
import { familyNamed, flaskOf } from '../src/engine/procedure/family-of.ts';
import { readConditions } from '../src/engine/procedure/read-agents.ts';
import { writeProcedure } from '../src/engine/procedure/write-procedure.ts';

interface PlannedNode {
  smiles: string;
  reaction?: {
    name: string;
    smiles: string;
    conditionOrigin: string;
    conditions: StoredCondition[];
    children: PlannedNode[];
  };
}
interface Planned {
  input: string;
  routes: { tree: PlannedNode }[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    culture: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
    grams: { type: 'string', default: '1' },
    kinds: { type: 'boolean', default: false },
  },
});
const culture = values.culture === 'zh-CN' ? 'zh-CN' : 'en';
const rdkit = await loadRDKit();
const bench = new DraftBench(rdkit);
const names = withGeneratedNames(builtInNames(), rdkit, () => undefined);
const printed = new Set<string>();
if (values.kinds) printKinds();
else printRoutes();

function printRoutes(): void {
  for (const line of readFileSync(positionals[0] ?? 0, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { input, routes } = JSON.parse(line) as Planned;
    for (const { tree } of routes) printSteps(input, tree);
  }
}

/** Each kind with each of its sets of conditions; kinds that only have a name are asked with that alone. */
function printKinds(): void {
  const kinds = [...reactionTemplates, ...namedKinds].flatMap(({ name, conditions }) =>
    (conditions.length > 0 ? conditions : [undefined]).map((set) => ({ kind: name.en, set })),
  );
  const without = kinds.filter(({ kind, set }) => {
    const conditions = set && { ...set, catalysts: set.catalysts ?? [] };
    const asked = { kind, reactants: [] };
    return familyNamed(flaskOf(bench, asked, readConditions(conditions))) === undefined;
  });
  process.stdout.write(
    `${kinds.length - without.length} of ${kinds.length} kinds with their conditions have a family\n`,
  );
  for (const { kind, set } of without)
    process.stdout.write(`  ${kind}: ${set?.reagents.join(', ') ?? 'no conditions'}\n`);
}

function printSteps(input: string, { smiles, reaction }: PlannedNode): void {
  if (!reaction) return;
  for (const child of reaction.children) printSteps(input, child);
  const text = `${reaction.name} ${reaction.smiles}`;
  if (printed.has(text) || !text.includes(values.only)) return;
  printed.add(text);
  const [conditions] = reaction.conditions;
  const draft = draftProcedure(bench, {
    reactants: (reaction.smiles.split('>')[0] ?? '').split('.'),
    agents: [],
    product: smiles,
    kind: reaction.name,
    conditions,
    conditionOrigin: reaction.conditionOrigin,
    equivalents: [],
    batch: { of: 'limiting', amount: Number(values.grams), unit: 'g' },
  });
  const procedure = writeProcedure(draft, reaction.name, {
    culture,
    present: (one) => ({ key: '', smiles: one, ...bench.described(one), ...names.called(one) }),
    agentName: (agent) => chineseAgentName(agent, names),
  });
  process.stdout.write(`\n${input.split(' ').at(-1)}: ${text}\n${shown(procedure)}\n`);
}

function shown({ family, materials, product, sections, hazards, warnings, basis }: Procedure): string {
  const rows = materials.map(
    (row) =>
      `  ${row.isLimiting ? '*' : ' '} ${row.role.padEnd(8)} ${row.name}${row.form ? ` [${row.form}]` : ''} | ${[
        row.molarMass ?? '-',
        row.equivalents === null ? '- eq' : `${row.equivalents} eq`,
        row.mmol === null ? '-' : `${row.mmol} mmol`,
        row.massG === null ? '-' : massText(row.massG),
        row.volumeMl === null ? '-' : volumeText(row.volumeMl),
        row.cas ?? '',
      ].join(' | ')}${row.note ? ` (${row.note})` : ''}`,
  );
  return [
    `  family ${family}`,
    ...rows,
    `    product  ${product.theoreticalG} g theory`,
    ...sections.map(({ title, sentences }) => `  ${title}: ${sentences.join(culture === 'en' ? ' ' : '')}`),
    `  Hazards: ${hazards.map(({ severity, text, materialIds }) => `${severity} ${text} [${materialIds.join(' ')}]`).join('; ')}`,
    `  Warnings: ${warnings.map(({ text }) => text).join(' ')}`,
    `  Basis: ${basis.join(' ')}`,
  ].join('\n');
}
