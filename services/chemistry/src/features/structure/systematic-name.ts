// Names by the rules of nomenclature, which no table needs to hold.

import type { Recognised } from '../../chemistry/recognition/recognise.ts';
import type { StructureServices } from './services.ts';

/**
 * What a systematic name says: by the service's own reader, then by OPSIN where it is installed. Null where the text is none, or
 * leaves open what is meant.
 */
export async function readSystematicName(
  { programs, interactive }: Pick<StructureServices, 'programs' | 'interactive'>,
  text: string,
): Promise<Recognised | null> {
  const own = await interactive.run('readSystematicName', text);
  if (own.problem === 'ambiguous') return null;
  const smiles = own.smiles ?? (await programs.systematicNames.parse(text));
  const found = smiles === null ? null : await interactive.run('recognise', smiles, { prefersSmiles: true });
  return found?.ok ? { ...found, kind: 'name' } : null;
}
