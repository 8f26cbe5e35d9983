// Rows of numbers as 8-bit ones.

export interface QuantisedTable {
  values: Int8Array<ArrayBuffer>;
  /** For each row: what one step is worth. */
  scales: Float32Array<ArrayBuffer>;
}

/** Each row is scaled so that its largest number becomes 127; no number is off by more than half a step. */
export function quantised(numbers: Float32Array, width: number): QuantisedTable {
  const rows = numbers.length / width;
  const values = new Int8Array(numbers.length);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const own = numbers.subarray(row * width, (row + 1) * width);
    const largest = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest > 0 ? largest / 127 : 1;
    scales[row] = scale;
    own.forEach((value, i) => (values[row * width + i] = Math.round(value / scale)));
  }
  return { values, scales };
}
