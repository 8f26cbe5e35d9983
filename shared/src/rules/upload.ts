// What may be uploaded where: formats and sizes (specification sections 5 and 9, decisions section 6).
// The page asks before it sends, the gateway while it receives.

import { consoleLimits } from '../constants/console.ts';
import { limits } from '../constants/limits.ts';
import type { UploadRule } from '../contracts/call.ts';
import type { ErrorKey } from '../errors/catalogue.ts';

export const fileFormats = [
  'sdf',
  'sd',
  'mol',
  'rxn',
  'rdf',
  'xlsx',
  'csv',
  'tsv',
  'smi',
  'smiles',
  'inchi',
  'txt',
  'json',
  'jsonl',
  'gz',
  'zip',
  'cdx',
  'cdxml',
  'png',
  'jpeg',
  'gif',
  'webp',
  'pdf',
] as const;
export type FileFormat = (typeof fileFormats)[number];

export interface SizeLimit {
  /** The largest size that passes. */
  maxBytes: number;
  tooLarge: ErrorKey;
  /** For the message. */
  limitMb: number;
}

export interface UploadLimits {
  formats: Partial<Record<FileFormat, SizeLimit>>;
  wrongFormat: ErrorKey;
  /** No record, no data row, nothing drawn. */
  empty: ErrorKey;
  /** As many molecules or more are refused. */
  molecules: { under: number; tooMany: ErrorKey };
  /** The error of an .sdf file without a molid column, where it needs one. */
  noMolid?: ErrorKey;
  /** Its cells are patterns, in which an equals sign is a double bond and nothing that a spreadsheet would compute. */
  holdsPatterns?: true;
  /** The service checks each row: a cell that a spreadsheet would compute is refused with its row, not with its file. */
  rowsApart?: true;
  /** The service tells from the content what it is, and says what is wrong with which part of it. */
  anyContent?: true;
  /** The service reads its texts in UTF-16 too, and with CR alone at line ends. */
  anyEncoding?: true;
}

export interface UploadProblem {
  key: ErrorKey;
  details: Record<string, unknown>;
}

const mb = 1024 * 1024;
const general: SizeLimit = { maxBytes: limits.importFileBytes, tooLarge: 'fileTooLarge', limitMb: 1 };
const supplierList: SizeLimit = {
  maxBytes: limits.stockFileBytes,
  tooLarge: 'fileTooLarge',
  limitMb: limits.stockFileBytes / mb,
};
const routeList: SizeLimit = {
  maxBytes: limits.routeFileBytes,
  tooLarge: 'fileTooLarge',
  limitMb: limits.routeFileBytes / mb,
};
const receipt: SizeLimit = {
  maxBytes: consoleLimits.voucherBytes,
  tooLarge: 'fileTooLarge',
  limitMb: consoleLimits.voucherBytes / mb,
};
const common = {
  wrongFormat: 'wrongFormat',
  empty: 'fileContentError',
  molecules: { under: limits.sascoreMolecules, tooMany: 'fileContentError' },
} as const;

/** What holds structures, wherever a list of molecules is filled. */
const structureFormats = [
  'sdf',
  'sd',
  'mol',
  'rxn',
  'rdf',
  'smi',
  'smiles',
  'inchi',
  'xlsx',
  'csv',
  'tsv',
  'txt',
  'cdx',
  'cdxml',
] as const;

/** What holds routes of other planners. */
const routeFormats = [
  'json',
  'jsonl',
  'gz',
  'zip',
  'rxn',
  'rdf',
  'cdxml',
  'cdx',
  'txt',
  'csv',
  'tsv',
  'smi',
  'smiles',
] as const;

export const uploadLimits: Record<UploadRule, UploadLimits> = {
  sascore: {
    formats: {
      xlsx: under(limits.sascoreXlsxBytes, 'sascoreXlsxSize'),
      sdf: under(limits.sascoreSdfBytes, 'sascoreSdfSize'),
    },
    wrongFormat: 'sascoreFileType',
    empty: 'sascoreNoRows',
    molecules: { under: limits.sascoreMolecules, tooMany: 'sascoreMoleculeCount' },
    noMolid: 'sascoreMolid',
    anyEncoding: true,
  },
  molecules: {
    ...common,
    formats: allOf(structureFormats),
    rowsApart: true,
    anyEncoding: true,
  },
  stock: {
    rowsApart: true,
    wrongFormat: 'wrongFormat',
    empty: 'fileContentError',
    molecules: { under: limits.stockRows + 1, tooMany: 'fileContentError' },
    formats: Object.fromEntries(
      (['csv', 'tsv', 'smi', 'smiles', 'txt', 'sdf', 'sd'] as const).map((format) => [format, supplierList]),
    ),
  },
  templates: {
    ...common,
    molecules: { under: limits.importFileBytes, tooMany: 'fileContentError' },
    formats: allOf(['csv', 'tsv', 'txt', 'json']),
    holdsPatterns: true,
  },
  routes: {
    ...common,
    formats: Object.fromEntries(routeFormats.map((format) => [format, routeList])),
    anyContent: true,
  },
  cdx: { ...common, formats: allOf(['cdx', 'cdxml']), anyEncoding: true },
  yields: { ...common, formats: allOf(['xlsx', 'csv', 'txt']), anyEncoding: true },
  picture: { ...common, formats: allOf(['png', 'jpeg', 'gif', 'webp']) },
  document: {
    ...common,
    formats: Object.fromEntries((['png', 'jpeg', 'webp', 'pdf'] as const).map((format) => [format, receipt])),
  },
};

/** The size limit of a format, or undefined where the format is not taken. */
export function sizeLimitOf(rule: UploadRule, format: FileFormat): SizeLimit | undefined {
  return uploadLimits[rule].formats[format];
}

/** The largest limit among the formats of a rule. */
export function largestLimitOf(rule: UploadRule): SizeLimit {
  const all = Object.values(uploadLimits[rule].formats);
  return all.reduce((largest, limit) => (limit.maxBytes > largest.maxBytes ? limit : largest), all[0] ?? general);
}

/** File extensions for a file picker, with their dots. */
export function extensionsOf(rule: UploadRule): string[] {
  const formats = new Set<string>(Object.keys(uploadLimits[rule].formats));
  return [...formats, ...(formats.has('jpeg') ? ['jpg'] : [])].map((extension) => `.${extension}`);
}

/** The format that a file's name claims; undefined for one the rule does not take or for a double extension. */
export function formatOf(rule: UploadRule, fileName: string): FileFormat | undefined {
  // A control character would hide an ending: a.exe<NUL>.sdf
  const [, ...endings] = fileName
    .replace(/\p{Cc}/gu, '')
    .toLowerCase()
    .split('.');
  const last = asFormat(endings.pop());
  if (last === undefined || sizeLimitOf(rule, last) === undefined) return undefined;
  // What is packed names what is in it: trees.json.gz
  const inner = last === 'gz' ? asFormat(endings.at(-1)) : undefined;
  if (inner !== undefined && inner !== 'zip' && sizeLimitOf(rule, inner)) endings.pop();
  return endings.some((ending) => isForeign(ending, last)) ? undefined : last;
}

/** Why a file is refused by its name and size alone. */
export function uploadProblem(rule: UploadRule, file: { name: string; size: number }): UploadProblem | undefined {
  const format = formatOf(rule, file.name);
  if (format === undefined) return { key: uploadLimits[rule].wrongFormat, details: { formats: extensionsOf(rule) } };
  const limit = sizeLimitOf(rule, format);
  return limit && file.size > limit.maxBytes ? tooLarge(limit) : undefined;
}

export function tooLarge({ tooLarge: key, limitMb }: SizeLimit): UploadProblem {
  return { key, details: { limitMb } };
}

function under(bytes: number, tooLargeKey: ErrorKey): SizeLimit {
  return { maxBytes: bytes - 1, tooLarge: tooLargeKey, limitMb: bytes / mb };
}

function allOf(formats: readonly FileFormat[]): Partial<Record<FileFormat, SizeLimit>> {
  return Object.fromEntries(formats.map((format) => [format, general]));
}

function asFormat(ending: string | undefined): FileFormat | undefined {
  const name = ending === 'jpg' ? 'jpeg' : ending;
  return fileFormats.find((format) => format === name);
}

// "invoice.exe.pdf" and "molecules.xlsx.sdf" pretend; "batch.v2.sdf" and "molecules.sdf.sdf" do not.
const disguises = new Set(
  'exe com dll scr msi bat cmd ps1 vbs js mjs jar sh app lnk html htm svg xml php jsp asp aspx zip gz 7z rar iso xls xlsm doc docx docm'.split(
    ' ',
  ),
);

function isForeign(ending: string, format: FileFormat): boolean {
  const named = asFormat(ending.trim());
  return disguises.has(ending.trim()) || (named !== undefined && named !== format);
}
