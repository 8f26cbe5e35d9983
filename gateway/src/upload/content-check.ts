import type { UploadRule } from '@app/shared/contracts/call';
import { uploadLimits, type FileFormat, type SizeLimit, type UploadLimits } from '@app/shared/rules/upload';
import { createCdxCheck, createCdxmlCheck } from './chemdraw-check.ts';
import { limitSize, lookAtHead, type FileCheck } from './file-check.ts';
import { headerBytes, lookFor, lookForAnyText } from './magic.ts';
import { createPictureCheck } from './picture-check.ts';
import { createSdfCheck } from './sdf-check.ts';
import { readPlainText } from './plain-text.ts';
import { createCsvCheck, createJsonCheck, createRdfCheck, createRxnCheck, createTextCheck } from './text-check.ts';

/** The service says what is wrong with it. */
const unchecked: FileCheck = { push: () => undefined, end: () => undefined };

const contentChecks: Record<FileFormat, (rule: UploadLimits) => FileCheck> = {
  sdf: createSdfCheck,
  sd: createSdfCheck,
  mol: createSdfCheck,
  rxn: createRxnCheck,
  rdf: createRdfCheck,
  csv: createCsvCheck,
  tsv: createCsvCheck,
  smi: createTextCheck,
  smiles: createTextCheck,
  inchi: createTextCheck,
  txt: createTextCheck,
  json: createJsonCheck,
  jsonl: createJsonCheck,
  gz: () => unchecked,
  zip: () => unchecked,
  cdx: createCdxCheck,
  cdxml: createCdxmlCheck,
  // Its directory is at its end: see workbook.ts.
  xlsx: () => ({ push: () => undefined, end: () => undefined }),
  png: () => createPictureCheck('png'),
  jpeg: () => createPictureCheck('jpeg'),
  gif: () => createPictureCheck('gif'),
  webp: () => createPictureCheck('webp'),
  pdf: () => createPictureCheck('pdf'),
};

/** Texts that the service reads in UTF-16 and with any line end. */
const chemistryTexts: ReadonlySet<FileFormat> = new Set([
  'sdf',
  'sd',
  'mol',
  'rxn',
  'rdf',
  'csv',
  'tsv',
  'smi',
  'smiles',
  'inchi',
  'txt',
  'cdxml',
]);

/** Size, first bytes and content of a file, while it arrives. */
export function createFileCheck(rule: UploadRule, format: FileFormat, limit: SizeLimit): FileCheck {
  const limits = uploadLimits[rule];
  if (limits.anyContent) return limitSize(limit, lookAtHead(headerBytes, lookForAnyText(rule), unchecked));
  const content = contentChecks[format](limits);
  const whole = lookAtHead(headerBytes, lookFor(rule, format), content);
  const isDecoded = limits.anyEncoding === true && chemistryTexts.has(format);
  return limitSize(limit, isDecoded ? readPlainText(whole) : whole);
}
