// Ridge regression on sparse rows, by the normal equations and a Cholesky factor.

/** Columns and values of one row. */
export interface SparseRow {
  columns: number[];
  values: number[];
}

/** Weights that make rows times weights nearest to the targets, with a penalty on their squares. */
export function fitRidge(
  rows: readonly SparseRow[],
  targets: ArrayLike<number>,
  importance: ArrayLike<number>,
  width: number,
  penalty: number,
): Float64Array {
  const matrix = new Float64Array(width * width);
  const right = new Float64Array(width);
  for (const [index, { columns, values }] of rows.entries()) {
    const weight = importance[index] ?? 1;
    const target = targets[index] ?? 0;
    for (let a = 0; a < columns.length; a += 1) {
      const [row = 0, value = 0] = [columns[a], values[a]];
      const scaled = weight * value;
      right[row] = (right[row] ?? 0) + scaled * target;
      for (let b = 0; b < columns.length; b += 1) {
        const at = columns[b] ?? 0;
        if (at <= row) matrix[row * width + at] = (matrix[row * width + at] ?? 0) + scaled * (values[b] ?? 0);
      }
    }
  }
  for (let at = 0; at < width; at += 1) matrix[at * width + at] = (matrix[at * width + at] ?? 0) + penalty;
  factor(matrix, width);
  return solve(matrix, right, width);
}

/** Cholesky factor in place, in the lower triangle. */
function factor(matrix: Float64Array, width: number): void {
  for (let i = 0; i < width; i += 1) {
    const row = matrix.subarray(i * width, i * width + i + 1);
    for (let j = 0; j <= i; j += 1) {
      const other = matrix.subarray(j * width, j * width + j + 1);
      let sum = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row[j] = j === i ? Math.sqrt(sum) : sum / (other[j] ?? 1);
    }
  }
}

function solve(lower: Float64Array, right: Float64Array, width: number): Float64Array {
  const x = Float64Array.from(right);
  for (let i = 0; i < width; i += 1) {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (lower[i * width + k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (lower[i * width + i] ?? 1);
  }
  for (let i = width - 1; i >= 0; i -= 1) {
    const value = (x[i] ?? 0) / (lower[i * width + i] ?? 1);
    x[i] = value;
    for (let k = 0; k < i; k += 1) x[k] = (x[k] ?? 0) - (lower[i * width + k] ?? 0) * value;
  }
  return x;
}
