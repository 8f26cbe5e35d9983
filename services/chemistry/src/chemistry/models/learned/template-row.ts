// One line of data/learned-templates.tsv.

export interface TemplateRow {
  /** Recorded training reactions that gave this template. */
  count: number;
  /** Recorded reactant sets on which it could act, about; see scripts/extract-templates/forward-counts.ts. */
  applied: number;
  /** 1 to 10, 0 when unknown. */
  class: number;
  retro: string;
}

/** Reads a line. */
export function readRow(line: string): TemplateRow {
  const [count = '0', applied = '0', reactionClass = '0', retro = ''] = line.split('\t');
  return { count: Number(count), applied: Number(applied), class: Number(reactionClass), retro };
}

/** Writes a line. */
export function rowText(row: TemplateRow): string {
  return [row.count, row.applied, row.class, row.retro].join('\t');
}
