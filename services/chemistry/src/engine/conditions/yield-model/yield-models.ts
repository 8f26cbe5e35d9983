// Yields that published screens let expect of a reaction. The model of the reaction's own fold is asked, which no experiment on
// these substrates has entered.

import { inPercent } from '../in-percent.ts';
import { type ConditionChoice, conditionFactors } from '@app/shared/contracts/conditions/conditions';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import type { AgentReader } from '../agent-reader.ts';
import { choiceKey } from '../optimize/choice.ts';
import type { ModelFacts, OptimizedReaction, PredictedYield } from '../optimize/types.ts';
import { levelNames, namedFeatures } from './features.ts';
import { fingerprintOf, similarityOf } from './fingerprint.ts';
import { foldCount, foldOf, stableHash, substratesOf } from './fold.ts';
import { allFolds, type LevelPriors, levelPriorsOf } from './level-priors.ts';
import { decodeWeights, readYieldModels, type TableModel, type YieldModelFile } from './model-file.ts';
import { SubstrateReader } from './substrate-features.ts';
import { disturbing, substrateRules, tablesOf } from './tables.ts';

/** Degrees beyond the range of the screens where a model still speaks. */
const beyondTemperatures = 20;

/** A choice that was run in the screens, and how often, this reaction's own experiments left out. */
export interface RunChoice {
  choice: ConditionChoice;
  records: number;
}

/** The model of one table for one reaction. */
export interface BoundModel {
  facts: ModelFacts;
  /** Similarity of the nearest substrates that the model has seen, 0 to 1. */
  nearest: number;
  /** Null for a choice with a level that the model has not seen. */
  predict(choice: ConditionChoice): PredictedYield | null;
  /** What the levels did to other pairs of the table; of all its pairs where this one is not among them. */
  levels: LevelPriors | null;
  /** Choices of the screens. */
  runChoices(): RunChoice[];
}

export class YieldModels {
  readonly #rdkit: RDKit;
  readonly #agents: AgentReader;
  readonly #file: YieldModelFile;
  readonly #substrates: SubstrateReader;

  constructor(rdkit: RDKit, agents: AgentReader, file: YieldModelFile = readYieldModels()) {
    this.#rdkit = rdkit;
    this.#agents = agents;
    this.#file = file;
    this.#substrates = new SubstrateReader(rdkit);
  }

  /** The model that knows the nearest substrates, of those that speak for the kinds; null where none does. */
  of(reaction: Pick<OptimizedReaction, 'reactants'>, kinds: readonly string[]): BoundModel | null {
    return this.ofTables(reaction, tablesOf(kinds));
  }

  /** As `of`, for tables by name. */
  ofTables({ reactants }: Pick<OptimizedReaction, 'reactants'>, names: readonly string[]): BoundModel | null {
    const bound = this.#file.tables.flatMap((table) =>
      names.includes(table.name) ? [this.#bind(table, reactants)] : [],
    );
    return bound.toSorted((a, b) => b.nearest - a.nearest)[0] ?? null;
  }

  #bind(table: TableModel, reactants: readonly string[]): BoundModel {
    const substrates = substratesOf(this.#rdkit, this.#agents, reactants, substrateRules[table.name]);
    const pair = substrates.join('.');
    const fold = foldOf(pair);
    const predict = predictor(table, fold, this.#substrates.features(substrates));
    return {
      facts: factsOf(table, fold, stableHash(pair)),
      nearest: nearestOf(table, fold, fingerprintOf(this.#rdkit, pair)),
      predict,
      levels: levelPriorsOf(table, isScreened(table, stableHash(pair)) ? fold : allFolds),
      runChoices: () => runChoices(table, fold),
    };
  }
}

function isScreened({ pairs }: TableModel, hash: number): boolean {
  return pairs.some((one) => one.hash === hash);
}

function factsOf(table: TableModel, fold: number, hash: number): ModelFacts {
  const own = table.folds[fold];
  return {
    table: table.name,
    experiments: own?.experiments ?? 0,
    substrates: own?.substrates ?? 0,
    error: table.error,
    hidden: table.pairs.find((one) => one.hash === hash)?.experiments ?? 0,
    source: table.source,
  };
}

function nearestOf({ pairs }: TableModel, fold: number, fingerprint: Uint8Array): number {
  const seen = pairs.filter(({ hash }) => hash % foldCount !== fold);
  const similarities = seen.map((one) => similarityOf(fingerprint, Buffer.from(one.fingerprint, 'base64')));
  return Math.round(Math.max(0, ...similarities) * 100) / 100;
}

function predictor(table: TableModel, fold: number, substrate: readonly number[]): BoundModel['predict'] {
  const own = table.folds[fold];
  const weights = decodeWeights(own?.weights ?? '');
  const weightOf = new Map(table.features.map((name, index) => [name, weights[index] ?? 0]));
  const known = knownLevels(table, fold);
  return (choice) => {
    if (!own || !levelNames(choice).every((name) => known.has(name)) || !isInRange(table, choice)) return null;
    const features = namedFeatures(choice, substrate);
    const sum = features.reduce((total, [name, value]) => total + value * (weightOf.get(name) ?? 0), own.mean);
    const percent = inPercent(sum);
    const range = own.ranges.find(({ upTo }) => percent <= upTo) ?? own.ranges.at(-1);
    const [low, high] = [inPercent(percent + (range?.low ?? 0)), inPercent(percent + (range?.high ?? 0))];
    return { percent, low: Math.min(low, percent), high: Math.max(high, percent), kind: 'model' };
  };
}

/** Levels of the other folds; a factor that only disturbs may be left out. */
function knownLevels(table: TableModel, fold: number): Set<string> {
  const seen = table.choices.filter(({ counts }) => counts.some((count, index) => index !== fold && count > 0));
  const levels = seen.flatMap((one) =>
    conditionFactors.map((factor, index) => `${factor}=${one.levels[index] ?? 'none'}`),
  );
  return new Set([...levels, ...(disturbing[table.name] ?? []).map((factor) => `${factor}=none`)]);
}

function isInRange({ temperatureC }: TableModel, choice: ConditionChoice): boolean {
  if (temperatureC === null || choice.temperatureC === undefined) return true;
  const [lowest, highest] = temperatureC;
  return choice.temperatureC >= lowest - beyondTemperatures && choice.temperatureC <= highest + beyondTemperatures;
}

function runChoices({ name, choices }: TableModel, fold: number): RunChoice[] {
  const run = choices.flatMap(({ levels, temperatureC, counts }) => {
    const records = counts.reduce((sum, count, index) => sum + (index === fold ? 0 : count), 0);
    if (records === 0) return [];
    const choice: ConditionChoice = {};
    for (const [index, factor] of conditionFactors.entries()) {
      const level = levels[index];
      if (level && !disturbing[name]?.includes(factor)) choice[factor] = level;
    }
    return [{ choice: { ...choice, ...(temperatureC !== null && { temperatureC }) }, records }];
  });
  return [...Map.groupBy(run, ({ choice }) => choiceKey(choice)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ choice }) => ({ choice, records: same.reduce((sum, one) => sum + one.records, 0) })),
  );
}
