// Fits the models of one table: for each fold one on all other folds, with the range of its errors measured inside those others, so
// that nothing of a fold's own yields enters what is informed of it.

import type { ConditionChoice } from '../../src/engine/conditions/optimize/types.ts';
import { namedFeatures } from '../../src/engine/conditions/yield-model/features.ts';
import { foldCount, foldOf, stableHash } from '../../src/engine/conditions/yield-model/fold.ts';
import {
  encodeWeights,
  type FoldModel,
  type ResidualRange,
  type TableModel,
} from '../../src/engine/conditions/yield-model/model-file.ts';
import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import { choiceKey } from '../../src/engine/conditions/optimize/choice.ts';
import { isHouseNumber } from './catalyst-names.ts';
import { fitRidge, type SparseRow } from './ridge.ts';
import { meanOf, medianOf, quantileOf } from './statistics.ts';

/** A row as the fit wants it. */
export interface FitRow {
  /** Substrates joined by dots: decides the fold. */
  pair: string;
  substrate: readonly number[];
  choice: ConditionChoice;
  yieldPercent: number;
}

/** A feature counts from so many experiments and pairs on, of those that are fitted. */
const enough = { rows: 12, pairs: 2 };
/** Folds inside the training rows, to measure errors. */
const innerFolds = 4;
/** The share of yields that may lie below the range, and as many above. */
const outside = 0.125;

interface Prepared {
  rows: readonly FitRow[];
  sparse: SparseRow[];
  features: string[];
  /** Penalty on the squares of the weights. */
  penalty: number;
}

interface Fitted {
  mean: number;
  weights: Float64Array;
}

export type FittedTable = Omit<TableModel, 'name' | 'source' | 'pairs' | 'levels' | 'levelFolds'>;

/** Yields count between 0 and 100. `penalty` is on the squares of the weights. */
export function fitTable(given: readonly FitRow[], penalty: number): FittedTable {
  const rows = given.map((row) => ({ ...row, yieldPercent: Math.min(100, Math.max(0, row.yieldPercent)) }));
  const prepared = prepare(rows, penalty);
  const all = Array.from({ length: foldCount }, (_, fold) => fold);
  const fitted = all.map((fold) => fit(prepared, (row) => foldOf(row.pair) !== fold));
  const folds = all.map((fold) => foldModel(prepared, fold, fitted[fold] ?? { mean: 0, weights: new Float64Array() }));
  const predicted = rows.map((row, at) => predict(prepared, at, fitted[foldOf(row.pair)]));
  const plain = rows.map((row) => fitted[foldOf(row.pair)]?.mean ?? 0);
  const temperatures = rows.flatMap(({ choice }) => choice.temperatureC ?? []);
  return {
    experiments: rows.length,
    ...quality(rows, predicted, folds),
    plainError:
      Math.round(meanOf(rows.map(({ yieldPercent }, at) => Math.abs(yieldPercent - (plain[at] ?? 0)))) * 10) / 10,
    temperatureC: temperatures.length > 0 ? [Math.min(...temperatures), Math.max(...temperatures)] : null,
    features: prepared.features,
    folds,
    choices: choicesOf(rows),
  };
}

function prepare(rows: readonly FitRow[], penalty: number): Prepared {
  const named = rows.map(({ choice, substrate }) => namedFeatures(choice, substrate));
  const counts = new Map<string, number>();
  for (const [name] of named.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const features = [...counts].flatMap(([name, count]) => (count >= enough.rows ? [name] : []));
  const columnOf = new Map(features.map((name, column) => [name, column]));
  return { rows, sparse: named.map((row) => sparseRow(row, columnOf)), features, penalty };
}

function sparseRow(named: readonly [string, number][], columnOf: ReadonlyMap<string, number>): SparseRow {
  const known = named.flatMap(([name, value]) => {
    const column = columnOf.get(name);
    return column === undefined || value === 0 ? [] : [{ column, value }];
  });
  return { columns: known.map(({ column }) => column), values: known.map(({ value }) => value) };
}

/** Fits the rows that are wanted, on the features that enough of them have; all other weights are 0. */
function fit({ rows, sparse, features, penalty }: Prepared, isWanted: (row: FitRow) => boolean): Fitted {
  const wanted = rows.flatMap((row, at) => (isWanted(row) ? [{ row, sparse: sparse[at] ?? noFeatures }] : []));
  const importance = importanceOf(wanted.map(({ row }) => row.pair));
  const total = importance.reduce((sum, one) => sum + one, 0);
  const mean =
    wanted.reduce((sum, { row }, at) => sum + row.yieldPercent * (importance[at] ?? 0), 0) / Math.max(total, 1e-9);
  const columns = fittedColumns(wanted, features.length);
  const narrow = new Map(columns.map((column, index) => [column, index]));
  const fitted = fitRidge(
    wanted.map((one) => narrowed(one.sparse, narrow)),
    wanted.map(({ row }) => row.yieldPercent - mean),
    importance,
    columns.length,
    penalty,
  );
  const weights = new Float64Array(features.length);
  for (const [index, column] of columns.entries()) weights[column] = fitted[index] ?? 0;
  return { mean, weights };
}

const noFeatures: SparseRow = { columns: [], values: [] };

/** An experiment of a pair with many of them counts less. */
function importanceOf(pairs: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const usual = medianOf([...counts.values()]);
  return pairs.map((pair) => Math.sqrt(usual / (counts.get(pair) ?? 1)));
}

/** Columns that vary among the rows and that enough rows and pairs have. */
function fittedColumns(wanted: readonly { row: FitRow; sparse: SparseRow }[], width: number): number[] {
  const seen = Array.from({ length: width }, () => ({ rows: 0, pairs: new Set<string>(), values: new Set<number>() }));
  for (const { row, sparse } of wanted) {
    for (const [index, column] of sparse.columns.entries()) {
      const one = seen[column];
      if (!one) continue;
      one.rows += 1;
      one.pairs.add(row.pair);
      one.values.add(sparse.values[index] ?? 0);
    }
  }
  return seen.flatMap(({ rows, pairs, values }, column) => {
    const isConstant = rows === wanted.length && values.size === 1;
    return !isConstant && rows >= enough.rows && pairs.size >= enough.pairs ? [column] : [];
  });
}

function narrowed({ columns, values }: SparseRow, narrow: ReadonlyMap<number, number>): SparseRow {
  const kept = columns.flatMap((column, index) => {
    const at = narrow.get(column);
    return at === undefined ? [] : [{ at, value: values[index] ?? 0 }];
  });
  return { columns: kept.map(({ at }) => at), values: kept.map(({ value }) => value) };
}

function predict({ sparse }: Prepared, at: number, fitted: Fitted | undefined): number {
  const row = sparse[at];
  const sum = row?.columns.reduce(
    (total, column, index) => total + (fitted?.weights[column] ?? 0) * (row.values[index] ?? 0),
    0,
  );
  return Math.min(100, Math.max(0, (fitted?.mean ?? 0) + (sum ?? 0)));
}

function foldModel(prepared: Prepared, fold: number, { mean, weights }: Fitted): FoldModel {
  const others = prepared.rows.filter((row) => foldOf(row.pair) !== fold);
  return {
    experiments: others.length,
    substrates: new Set(others.map(({ pair }) => pair)).size,
    mean: Math.round(mean * 100) / 100,
    weights: encodeWeights(weights),
    ranges: rangesOf(residualsWithout(prepared, fold)),
  };
}

interface Residual {
  predicted: number;
  residual: number;
}

/** Errors on pairs of the other folds, each predicted without itself and without the fold. */
function residualsWithout(prepared: Prepared, fold: number): Residual[] {
  const innerOf = (pair: string): number => Math.floor(stableHash(pair) / foldCount) % innerFolds;
  return Array.from({ length: innerFolds }, (_, inner) => inner).flatMap((inner) => {
    const fitted = fit(prepared, ({ pair }) => foldOf(pair) !== fold && innerOf(pair) !== inner);
    return prepared.rows.flatMap((row, at) => {
      if (foldOf(row.pair) === fold || innerOf(row.pair) !== inner) return [];
      const predicted = predict(prepared, at, fitted);
      return [{ predicted, residual: row.yieldPercent - predicted }];
    });
  });
}

/** Ranges for low, middle and high predictions, a third of the rows each. */
function rangesOf(residuals: readonly Residual[]): ResidualRange[] {
  const sorted = residuals.toSorted((a, b) => a.predicted - b.predicted);
  const third = Math.ceil(sorted.length / 3);
  return [0, 1, 2].map((part) => {
    const own = sorted.slice(part * third, (part + 1) * third);
    const values = own.map(({ residual }) => residual);
    const rounded = (share: number): number => Math.round((quantileOf(values, share) || 0) * 10) / 10;
    const upTo = part === 2 ? 100 : Math.round((own.at(-1)?.predicted ?? 100) * 10) / 10;
    return { upTo, low: rounded(outside), high: rounded(1 - outside) };
  });
}

function quality(
  rows: readonly FitRow[],
  predicted: readonly number[],
  folds: readonly FoldModel[],
): Pick<TableModel, 'error' | 'explained' | 'coverage'> {
  const yields = rows.map(({ yieldPercent }) => yieldPercent);
  const middle = meanOf(yields);
  const errors = yields.map((value, at) => value - (predicted[at] ?? 0));
  const variance = meanOf(yields.map((value) => (value - middle) ** 2));
  const inside = rows.filter((row, at) => {
    const value = predicted[at] ?? 0;
    const range = folds[foldOf(row.pair)]?.ranges.find(({ upTo }) => value <= upTo);
    const error = errors[at] ?? 0;
    return range !== undefined && error >= range.low - 0.05 && error <= range.high + 0.05;
  });
  return {
    error: Math.round(meanOf(errors.map(Math.abs)) * 10) / 10,
    explained: Math.round((1 - meanOf(errors.map((one) => one ** 2)) / variance) * 100) / 100,
    coverage: Math.round((inside.length / rows.length) * 100) / 100,
  };
}

/** Choices that can be named to a chemist. */
function choicesOf(rows: readonly FitRow[]): TableModel['choices'] {
  const named = rows.filter(({ choice }) => !conditionFactors.some((factor) => isHouseNumber(choice[factor] ?? '')));
  return [...Map.groupBy(named, ({ choice }) => choiceKey(choice)).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const counts = Array.from(
      { length: foldCount },
      (_, fold) => same.filter(({ pair }) => foldOf(pair) === fold).length,
    );
    const levels = conditionFactors.map((factor) => first.choice[factor] ?? null);
    return [{ levels, temperatureC: first.choice.temperatureC ?? null, counts }];
  });
}
