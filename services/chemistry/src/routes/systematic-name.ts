// Names by the rules of nomenclature, which no table needs to hold.

import type { Recognised } from '../analysis/recognise.ts';
import type { Services } from '../services.ts';

/** What a systematic name says, where its parser is installed; null where the text is none. */
export async function readSystematicName(
  { programs, interactive }: Pick<Services, 'programs' | 'interactive'>,
  text: string,
): Promise<Recognised | null> {
  const smiles = await programs.systematicNames.parse(text);
  const found = smiles === null ? null : await interactive.run('recognise', smiles, { prefersSmiles: true });
  return found?.ok ? { ...found, kind: 'name' } : null;
}
