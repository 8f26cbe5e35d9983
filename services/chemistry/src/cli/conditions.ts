// `conditions [--top 5]`: conditions for a reaction SMILES, with the support of each.
// Agents are written as SMILES where the table of agents has one, and by name where not. `text` is the same to read; `atRisk`
// are functional groups that the conditions would touch beside the reaction. A yield is the median of records run so, or what a
// model of screens expects of these substrates; `yieldKind` says which, and is null with the yield where nothing supports one.

import { parseArgs } from 'node:util';
import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { loadRDKit } from '../chem/rdkit.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { Bystanders } from '../conditions/bystanders.ts';
import { readConditionCounts } from '../conditions/condition-counts.ts';
import { ReactionKinds } from '../conditions/reaction-kinds.ts';
import { asChoice } from '../conditions/optimize/as-choice.ts';
import type { YieldPrior } from '../conditions/optimize/types.ts';
import { type RecommendedConditions, recommendConditions } from '../conditions/recommend.ts';
import { YieldModels } from '../conditions/yield-model/yield-models.ts';
import { templateById } from '../models/learned-template.ts';
import { LineRefused } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { positiveInteger } from './options.ts';

export async function startConditions(args: string[]): Promise<Answer> {
  const { values } = parseArgs({ args, options: { top: { type: 'string' } } });
  const top = positiveInteger('top', values.top, 5);
  const rdkit = await loadRDKit();
  const kinds = new ReactionKinds(rdkit);
  const agents = new AgentReader(rdkit);
  const counts = readConditionCounts();
  const bystanders = new Bystanders(rdkit);
  const models = new YieldModels(rdkit, agents);
  return (line) => {
    const reaction = line.trim();
    if (reaction === '') throw new LineRefused(catalogue.smilesEmpty.code, message('en', 'errors', 'smilesEmpty'));
    const read = kinds.read(reaction);
    if (!read)
      throw new LineRefused(catalogue.unrecognizedStructure.code, message('en', 'errors', 'unrecognizedStructure'));
    const templates = kinds.of(reaction).flatMap((id) => templateById(id) ?? []);
    const model = models.of(
      read,
      templates.map(({ id }) => id),
    );
    const expected: YieldPrior = (choice) => model?.predict(choice) ?? null;
    const conditions = recommendConditions(templates, counts, top);
    const atRisk = bystanders.atRisk(read.reactants, read.product, conditions);
    return {
      conditions: conditions.map((one, index) => ({ ...written(one, agents, expected), atRisk: atRisk[index] })),
    };
  };
}

function written(one: RecommendedConditions, agents: AgentReader, expected: YieldPrior): object {
  // The median of a screen may hold experiments on this very reaction; the model never does.
  const counted = one.source === 'screens' ? null : one.yieldPercent;
  const predicted = counted === null ? expected(asChoice(one).choice) : null;
  const yieldPercent = counted ?? predicted?.percent ?? null;
  const smiles = (names: string[]): string[] => names.map((name) => agents.byName(name)?.smiles[0] ?? name);
  return {
    reagents: smiles(one.reagents),
    solvents: smiles(one.solvents),
    catalysts: smiles(one.catalysts),
    temperatureC: one.temperatureC && usual(one.temperatureC),
    yieldPercent,
    yieldKind: yieldPercent === null ? null : (predicted?.kind ?? 'counted'),
    support: one.support,
    of: one.of,
    source: one.source,
    template: one.templateId,
    text: textOf(one),
  };
}

/** One figure for a range: room temperature where it ends there, as a reaction that warms up is written; else its middle. */
function usual([low, high]: [number, number]): number {
  return high >= 20 && high <= 30 ? high : Math.round((low + high) / 2);
}

function textOf({ reagents, catalysts, solvents, temperatureC }: RecommendedConditions): string {
  const [low, high] = temperatureC ?? [];
  const degrees = low === undefined ? [] : [low === high ? `${low} °C` : `${low} to ${high} °C`];
  return [...reagents, ...catalysts, solvents.join('/'), ...degrees].filter((one) => one !== '').join(', ');
}
