// Least squares with a penalty for every step away from a first guess (ridge regression), by conjugate gradients: the
// matrix has some hundred thousand columns and twenty million entries, and is only ever multiplied with.

export interface SparseMatrix {
  rows: number;
  columns: number;
  /** Entries of row r are from start[r] to start[r + 1]. */
  start: Int32Array;
  column: Int32Array;
  value: Float32Array;
}

export interface RidgeOptions {
  /** What a squared step costs beside a squared error. */
  penalty: number;
  rounds: number;
}

/** The values near `guess` whose products with the rows come nearest to `wanted`. */
export function fitNear(
  matrix: SparseMatrix,
  wanted: Float64Array,
  guess: Float64Array,
  { penalty, rounds }: RidgeOptions,
): Float64Array {
  const step = new Float64Array(matrix.columns);
  const missing = minus(wanted, times(matrix, guess));
  let gradient = transposedTimes(matrix, missing);
  let direction = Float64Array.from(gradient);
  let size = dot(gradient, gradient);
  for (let round = 0; round < rounds && size > 0; round += 1) {
    const image = times(matrix, direction);
    const length = size / (dot(image, image) + penalty * dot(direction, direction));
    addTo(step, direction, length);
    addTo(missing, image, -length);
    gradient = transposedTimes(matrix, missing);
    addTo(gradient, step, -penalty);
    const next = dot(gradient, gradient);
    const kept = next / size;
    direction = gradient.map((value, index) => value + kept * (direction[index] ?? 0));
    size = next;
  }
  return guess.map((value, index) => value + (step[index] ?? 0));
}

/** The product of each row with a vector. */
export function times({ rows, start, column, value }: SparseMatrix, vector: Float64Array): Float64Array {
  const result = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    const end = start[row + 1] ?? 0;
    for (let at = start[row] ?? 0; at < end; at += 1) sum += (value[at] ?? 0) * (vector[column[at] ?? 0] ?? 0);
    result[row] = sum;
  }
  return result;
}

function transposedTimes({ rows, columns, start, column, value }: SparseMatrix, vector: Float64Array): Float64Array {
  const result = new Float64Array(columns);
  for (let row = 0; row < rows; row += 1) {
    const factor = vector[row] ?? 0;
    const end = start[row + 1] ?? 0;
    for (let at = start[row] ?? 0; at < end; at += 1) {
      const place = column[at] ?? 0;
      result[place] = (result[place] ?? 0) + factor * (value[at] ?? 0);
    }
  }
  return result;
}

function addTo(target: Float64Array, vector: Float64Array, factor: number): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] ?? 0) + factor * (vector[index] ?? 0);
}

function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, index) => value - (b[index] ?? 0));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
