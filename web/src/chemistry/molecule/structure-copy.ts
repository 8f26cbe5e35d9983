// Taking a structure along in the notation that the next program reads. What the clipboard refuses becomes a file.

import type { StructureFormat } from '@app/shared/contracts/structure/information';
import { call } from '../../shared/api/call.ts';
import { saveFile } from '../../shared/api/files/download.ts';
import { track } from '../../shared/api/track.ts';
import { presentError } from '../../shared/errors/present.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toast } from '../../ui/notice/toast.ts';

export type CopyFormat = StructureFormat | 'png';

export const moleculeCopyFormats: readonly CopyFormat[] = [
  'smiles',
  'cxsmiles',
  'molfileV2000',
  'molfileV3000',
  'cdxml',
  'inchi',
  'inchiKey',
  'png',
  'svg',
];
export const reactionCopyFormats: readonly CopyFormat[] = ['smiles', 'rxnV2000', 'rxnV3000', 'cdxml', 'png', 'svg'];

const extensions: Record<CopyFormat, string> = {
  smiles: 'smi',
  cxsmiles: 'cxsmiles',
  molfileV2000: 'mol',
  molfileV3000: 'mol',
  cdxml: 'cdxml',
  inchi: 'txt',
  inchiKey: 'txt',
  svg: 'svg',
  rxnV2000: 'rxn',
  rxnV3000: 'rxn',
  png: 'png',
};

export interface CopiedStructure {
  /** SMILES, molfile, reaction SMILES or RXN file. */
  structure: string;
  /** For the file, where one has to be made. */
  name?: string;
}

/** Copies in that format with a toast, for failures as well. */
export async function copyStructure({ structure, name }: CopiedStructure, format: CopyFormat): Promise<void> {
  await i18n.loadNamespaces('structure');
  // Begun at once and awaited by the clipboard: a browser forgets the click while a response is awaited.
  const content = contentOf(structure, format);
  try {
    await writeToClipboard(content, format);
    toast.success(i18n.t('structure:copy.doneAs', { format: i18n.t(`structure:copyAs.${format}`) }));
    track('copyStructure');
  } catch {
    await saveInstead(content, `${fileNameOf(name)}.${extensions[format]}`);
  }
}

async function saveInstead(content: Promise<Blob>, fileName: string): Promise<void> {
  try {
    saveFile({ content: await content, fileName });
    toast.success(i18n.t('structure:copy.savedInstead', { fileName }));
    track('copyStructure');
  } catch (error) {
    if (error instanceof NotSayable) toast.error(i18n.t('structure:copy.notSayable'));
    else presentError(error);
  }
}

/** The format cannot say this structure. */
class NotSayable extends Error {}

async function contentOf(structure: string, format: CopyFormat): Promise<Blob> {
  const asked = format === 'png' ? 'svg' : format;
  const { texts } = await call('structureFormats', { body: { structure, formats: [asked] } });
  const text = texts[asked];
  if (text === undefined) throw new NotSayable(format);
  if (format === 'png') return (await import('../drawing/structure-picture.ts')).pngOfSvg(text);
  return new Blob([text], { type: format === 'svg' ? 'image/svg+xml' : 'text/plain' });
}

async function writeToClipboard(content: Promise<Blob>, format: CopyFormat): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'function' && typeof clipboard.write === 'function')
    return clipboard.write([new ClipboardItem(entriesOf(content, format))]);
  if (format === 'png') throw new NotSayable(format);
  return clipboard.writeText(await (await content).text());
}

// A drawing goes as text as well, for editors of text; few browsers take it as a picture.
function entriesOf(content: Promise<Blob>, format: CopyFormat): Record<string, Promise<Blob>> {
  if (format === 'png') return { 'image/png': content };
  const text = content.then(async (blob) => new Blob([await blob.text()], { type: 'text/plain' }));
  const takesSvg = format === 'svg' && ClipboardItem.supports?.('image/svg+xml') === true;
  return takesSvg ? { 'image/svg+xml': content, 'text/plain': text } : { 'text/plain': text };
}

function fileNameOf(name: string | undefined): string {
  const plain = (name ?? '').replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80);
  return plain === '' ? 'structure' : plain;
}
