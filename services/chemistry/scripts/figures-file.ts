// Figures of a measurement for the programs that compare them with goals: option --figures FILE.

import { writeFileSync } from 'node:fs';

/** Writes figures by their names; nothing where no file was asked for. */
export function writeFigures(file: string | undefined, figures: Readonly<Record<string, number>>): void {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures)}\n`);
}
