// The table of fragments that IT has configured, looked at before the service starts: scores that quietly come from
// another table than was asked for would be worse than no start.

import { loadTable } from './table.ts';

/** A line for IT when the file at the path is no table of fragments. */
export function tableProblems(path: string | undefined): string[] {
  if (path === undefined) return [];
  try {
    loadTable(path);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`SASCORE_FRAGMENTS: ${path} is no table of fragment contributions (${reason})`];
  }
}
