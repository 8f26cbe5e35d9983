// `conditions [--top 5]`: conditions for a reaction SMILES, with the support of each.
// Agents are written as SMILES where the table of agents has one, and by name where not. `text` is the same to read; `atRisk`
// are functional groups that the conditions would touch beside the reaction; `notes` says what is odd about the reaction. A yield is what a model of screens
// expects of these substrates, or a median of patent records: of those run so (`counted`), of the kind of reaction (`ofKind`) or of its
// class (`ofClass`); `yieldKind` says which, `yieldRecords` of how many, and all are null where nothing supports a figure.

import { message } from '@app/locales/messages';
import { needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import { loadRDKit } from '../chemistry/molecule/rdkit.ts';
import { AgentReader } from '../engine/conditions/agent-reader.ts';
import { Bystanders } from '../chemistry/step-names/bystanders.ts';
import { readConditionCounts } from '../chemistry/reaction-classes/condition-counts.ts';
import { ReactionKinds } from '../engine/conditions/reaction-kinds.ts';
import { asChoice } from '../engine/conditions/optimize/as-choice.ts';
import type { YieldPrior } from '../engine/conditions/optimize/types.ts';
import { type RecommendedConditions, recommendConditions } from '../engine/conditions/recommend.ts';
import { recognisedTemplates } from '../engine/conditions/recognised-templates.ts';
import { safeFirst } from '../chemistry/step-names/safe-first.ts';
import { YieldModels } from '../engine/conditions/yield-model/yield-models.ts';
import { ReactionReader } from '../engine/reaction/reaction-reader.ts';
import { StepNamer } from '../chemistry/step-names/step-namer.ts';
import { plainLine } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { readReactionLine } from './read-reaction.ts';

export async function startConditions({ top }: { top: number }): Promise<Answer> {
  const rdkit = await loadRDKit();
  const kinds = new ReactionKinds(rdkit);
  const reader = new ReactionReader(rdkit, kinds);
  const agents = new AgentReader(rdkit);
  const counts = readConditionCounts();
  const namer = new StepNamer(rdkit);
  const bystanders = new Bystanders(rdkit);
  const models = new YieldModels(rdkit, agents);
  return (line) => {
    const read = readReactionLine(rdkit, reader, line);
    const reactants = read.reactants.map(({ smiles }) => smiles);
    const product = read.product.smiles;
    const ids = read.kinds.length > 0 ? read.kinds : kinds.of(plainLine(rdkit, line));
    const templates = recognisedTemplates(namer, ids, { reactants, product });
    const model = models.of({ reactants }, ids);
    const expected: YieldPrior = (choice) => model?.predict(choice) ?? null;
    const rows = recommendConditions(templates, counts, top, reactants);
    const told = safeFirst(rows, bystanders.atRisk(reactants, product, rows));
    return {
      conditions: told.map(({ row, atRisk }) => ({ ...written(row, agents, expected), atRisk })),
      notes: read.notes.map(({ reason, params }) => message('en', 'reaction', `service.note.${reason}`, params)),
    };
  };
}

function written(one: RecommendedConditions, agents: AgentReader, expected: YieldPrior): object {
  // The median of a screen may hold experiments on this very reaction; the model never does.
  const predicted = expected(asChoice(one).choice);
  const yieldPercent = predicted?.percent ?? one.expected?.percent ?? null;
  const smiles = (names: string[]): string[] => names.map((name) => agents.byName(name)?.smiles[0] ?? name);
  return {
    reagents: smiles(one.reagents),
    solvents: smiles(one.solvents),
    catalysts: smiles(one.catalysts),
    temperatureC: one.temperatureC && usual(one.temperatureC),
    yieldPercent,
    yieldKind: predicted?.kind ?? one.expected?.basis ?? null,
    yieldRecords: predicted ? null : (one.expected?.records ?? null),
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
  const sealed = needsSealedVessel(high ?? 0, solvents) ? ['sealed vessel'] : [];
  return [...reagents, ...catalysts, solvents.join('/'), ...degrees, ...sealed].filter((one) => one !== '').join(', ');
}
