/** Columns side by side, the first to the left and the others to the right. */
export function tableOf(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2)));
  return all.map((row) => line(row).join('').trimEnd()).join('\n');
}
