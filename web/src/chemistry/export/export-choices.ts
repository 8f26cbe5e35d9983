// What a route can be saved as, and how the file is had.

import type { Currency } from '@app/shared/constants/locale';
import { mostRoutesOfFile, routeFileTypes } from '@app/shared/contracts/routes/files';
import type { ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { pngOfSvg } from '../drawing/structure-picture.ts';
import { callForFile, type NamedFile } from '../../shared/api/files/download.ts';

/** Those of the service, and pixels made of its drawing by the page. */
const afterPictures = routeFileTypes.indexOf('svg') + 1;
export const exportTypes = [
  ...routeFileTypes.slice(0, afterPictures),
  'png',
  ...routeFileTypes.slice(afterPictures),
] as const;
export type ExportType = (typeof exportTypes)[number];

/** Which routes: some of one task, or all of it. */
export type RoutesToExport = { routeIds: string[] } | { taskId: string };

export interface ExportWish {
  routes: RoutesToExport;
  routeType: RouteType;
  fileType: ExportType;
  currency: Currency;
  /** Of each draft procedure. */
  batch: ProcedureBatch;
  /** Of a picture in pixels. */
  times: number;
}

/** Routes that a file of this kind may hold. */
export function mostOf(fileType: ExportType): number {
  return fileType === 'png' ? 1 : mostRoutesOfFile[fileType];
}

/** Files that hold the draft procedures of the steps. */
export const holdsProcedures = (fileType: ExportType): boolean =>
  ['pdf', 'docx', 'procedures', 'md'].includes(fileType);

export const holdsPrices = (fileType: ExportType): boolean => fileType === 'pdf' || fileType === 'xlsx';

/** Throws as `callForFile` does, and a RangeError where the browser cannot draw. */
export async function exportFile(wish: ExportWish, signal: AbortSignal): Promise<NamedFile> {
  const { routes, routeType, fileType, currency, batch, times } = wish;
  const asked = fileType === 'png' ? 'svg' : fileType;
  const file = await callForFile(
    'routeFile',
    { body: { ...routes, routeType, fileType: asked, currency, ...(holdsProcedures(fileType) && { batch }) } },
    { signal },
  );
  if (fileType !== 'png') return file;
  const content = await pngOfSvg(await file.content.text(), times);
  return { content, fileName: file.fileName.replace(/\.svg$/, '.png') };
}
