// ChemDraw files: .cdx is a tree of objects and properties, .cdxml the same as XML.

import { AppError } from '@app/shared/errors/app-error';
import type { UploadLimits } from '@app/shared/rules/upload';
import { checkWhole, type FileCheck } from './file-check.ts';

type Rule = Pick<UploadLimits, 'empty'>;

// The signature, four bytes, ten reserved ones, and the tag and id of the document itself.
const cdxHeaderBytes = 28;
const objectBit = 0x8000;
const objectEnd = 0;
/** A property of this size has its real size in the next four bytes. */
const longProperty = 0xffff;
const nodeTag = 0x8004;

/** Refuses a file without a single atom. Parts that cannot be read are left out and reported by the reader. */
export function createCdxCheck(rule: Rule): FileCheck {
  return checkWhole((file) => {
    if (file.subarray(0, cdxSignature.length).toString('latin1') !== cdxSignature) return checkCdxml(file, rule);
    if (file.length < cdxHeaderBytes) throw new AppError('fileDamaged');
    if (!hasAtom(file)) throw new AppError(rule.empty);
  });
}

const cdxSignature = 'VjCD0100';

// As far as the tree can be followed; behind that the tag of an atom is looked for.
function hasAtom(file: Buffer): boolean {
  let at = cdxHeaderBytes;
  while (at + 2 <= file.length) {
    const tag = file.readUInt16LE(at);
    if (tag === nodeTag) return true;
    const size = sizeAfter(tag, file, at + 2);
    if (size === undefined || at + 2 + size > file.length) break;
    at += 2 + size;
  }
  return file.includes(nodeBytes, at);
}

const nodeBytes = Buffer.from([nodeTag & 0xff, nodeTag >> 8]);

function sizeAfter(tag: number, file: Buffer, at: number): number | undefined {
  if (tag === objectEnd) return 0;
  if ((tag & objectBit) !== 0) return 4;
  if (at + 2 > file.length) return undefined;
  const size = file.readUInt16LE(at);
  if (size !== longProperty) return 2 + size;
  if (at + 6 > file.length) return undefined;
  return 6 + file.readUInt32LE(at + 2);
}

// ChemDraw and its like name their document type by one address or none; nothing is ever fetched from it. With a subset in
// brackets it could name entities.
const literal = `(?:"[^"<>]{0,300}"|'[^'<>]{0,300}')`;
const documentType = new RegExp(
  `<!DOCTYPE\\s+CDXML(?:\\s+SYSTEM\\s+(${literal})|\\s+PUBLIC\\s+${literal}(?:\\s+(${literal}))?)?\\s*>`,
);

/** Refuses foreign document types and entities, elements that do not close, and a drawing without an atom. */
export function createCdxmlCheck(rule: Rule): FileCheck {
  return checkWhole((file) => checkCdxml(file, rule));
}

function checkCdxml(file: Buffer, { empty }: Rule): void {
  const text = file.toString('utf8').replace(documentType, (found, system, publicSystem) => {
    const address = String(system ?? publicSystem ?? '');
    return address === '' || /^.(?:https?:\/\/[\w.:-]+\/)?[\w./-]*cdxml(?:\.dtd)?.$/i.test(address) ? '' : found;
  });
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || text.includes('\0')) throw new AppError('fileDamaged');
  if (!isBalanced(text)) throw new AppError('fileDamaged');
  if (!/<n[\s/>]/.test(text)) throw new AppError(empty);
}

// Comments, CDATA and instructions are stepped over; attribute values may hold a `>`. Every character is looked at once,
// whatever is missing: a file made to be slow costs no more than any other.
function isBalanced(text: string): boolean {
  const open: string[] = [];
  let elements = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const apart = endOfApart(text, at);
    const tag = apart === undefined ? tagAt(text, at) : undefined;
    at = apart ?? tag?.end ?? -1;
    // A `<` that begins nothing, or nothing that ends.
    if (at === -1) return false;
    if (!tag) continue;
    elements += 1;
    if (tag.isClosing) {
      if (open.pop() !== tag.name) return false;
    } else if (!tag.isEmpty) open.push(tag.name);
  }
  return open.length === 0 && elements > 0;
}

const stepsOver = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where what is no element ends; -1 when it does not; undefined for an element. */
function endOfApart(text: string, at: number): number | undefined {
  const found = stepsOver.find(([start]) => text.startsWith(start, at));
  if (!found) return undefined;
  const [start, end] = found;
  const endsAt = text.indexOf(end, at + start.length);
  return endsAt === -1 ? -1 : endsAt + end.length;
}

interface Tag {
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  /** After its `>`. */
  end: number;
}

const tagStart = /<(\/?)([\w:.-]+)/y;
const tagStop = /[<>"']/g;

function tagAt(text: string, at: number): Tag | undefined {
  tagStart.lastIndex = at;
  const [whole, slash, name] = tagStart.exec(text) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  for (let from = at + whole.length; ;) {
    tagStop.lastIndex = from;
    const stop = tagStop.exec(text);
    if (!stop || stop[0] === '<') return undefined;
    if (stop[0] === '>') {
      return { name, isClosing: slash === '/', isEmpty: text[stop.index - 1] === '/', end: stop.index + 1 };
    }
    from = text.indexOf(stop[0], stop.index + 1) + 1;
    if (from === 0) return undefined;
  }
}
