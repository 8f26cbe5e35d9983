// A structure or reaction in the formats a chemist copies.

import type { StructureFormat } from '@app/shared/contracts/structure/information';
import { AppError } from '@app/shared/errors/app-error';
import type { StructureServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import { refusalOf } from './recognition.ts';

type Texts = Partial<Record<StructureFormat, string>>;

const structureFormats = handle('structureFormats', async ({ body }, caller, services) => {
  const formats = [...new Set(body.formats)];
  if (isReaction(body.structure)) return { texts: await reactionTexts(body.structure.trim(), formats, services) };
  const found = await services.interactive.run('structureTexts', body.structure, formats);
  if (!found.ok) throw refusalOf(found, caller.culture);
  const cdxml = formats.includes('cdxml') ? await written(services.indigo.convert(found.drawing, 'cdxml')) : undefined;
  return { texts: cdxml === undefined ? found.texts : { ...found.texts, cdxml } };
});

export const structureFormatCalls: readonly Registration<StructureServices>[] = [structureFormats];

function isReaction(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.startsWith('$RXN') || /^[^\s>]+>[^\s>]*>[^\s>]+(?: \|.*\|)?$/.test(trimmed);
}

async function reactionTexts(
  text: string,
  formats: readonly StructureFormat[],
  services: StructureServices,
): Promise<Texts> {
  const { indigo, interactive } = services;
  const isFile = text.startsWith('$RXN');
  // The first conversion says whether it can be read at all.
  const smiles = await indigo.convert(text, 'smiles');
  const writers: Partial<Record<StructureFormat, () => Promise<string | undefined>>> = {
    smiles: async () => (isFile ? smiles : text),
    rxnV2000: () => written(indigo.convert(text, 'rxn')),
    rxnV3000: () => written(indigo.convert(text, 'rxn', { v3000: true })),
    cdxml: () => written(indigo.convert(text, 'cdxml')),
    svg: async () => (await interactive.run('reactionPicture', text)) ?? undefined,
  };
  const entries = await Promise.all(formats.map(async (format) => [format, await writers[format]?.()] as const));
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

// A format that cannot say this structure is left out.
async function written(text: Promise<string>): Promise<string | undefined> {
  try {
    return await text;
  } catch (error) {
    if (error instanceof AppError && error.key === 'unrecognizedStructure') return undefined;
    throw error;
  }
}
