// The table of fragments that IT has configured, looked at before the service starts: scores that quietly come from
// another table than was asked for would be worse than no start.

import { ConfigError } from '@app/shared/rules/environment';
import { loadTable } from './table.ts';

/** Throws a ConfigError with a line for IT when the file at the path is no table of fragments. */
export function refuseBadTable(path: string | undefined): void {
  if (path === undefined) return;
  try {
    loadTable(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`SASCORE_FRAGMENTS: ${path} is no table of fragment contributions (${reason})`]);
  }
}
