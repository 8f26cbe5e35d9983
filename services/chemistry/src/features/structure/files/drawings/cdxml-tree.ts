// CDXML as a tree. A document type is never followed: whatever it names is not fetched, and one with declarations of its own
// is refused.

import { AppError } from '@app/shared/errors/app-error';
import { SaxesParser } from 'saxes';
import { mostDepth, mostObjects, type Drawing, type DrawnObject } from './drawn-object.ts';

/** The drawing in a CDXML document. Throws `fileDamaged` for what is none. */
export function readCdxml(document: string): Drawing {
  const root: DrawnObject = { name: '', attributes: {}, children: [] };
  const open: DrawnObject[] = [root];
  let objects = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('doctype', (type) => {
    if (type.includes('[') || !/^\s*CDXML\b/i.test(type)) throw damaged();
  });
  parser.on('opentag', ({ name, attributes }) => {
    objects += 1;
    if (objects > mostObjects || open.length > mostDepth) throw damaged();
    const one = { name, attributes, children: [] };
    open.at(-1)?.children.push(one);
    open.push(one);
  });
  parser.on('text', (text) => {
    const owner = open.at(-1);
    if (owner?.name === 's') owner.text = (owner.text ?? '') + text;
  });
  parser.on('closetag', () => void open.pop());
  // A declaration speaks of bytes that were decoded long ago.
  parser.write(document.replace(/^\uFEFF/, '').trimStart()).close();
  const found = root.children.find(({ name }) => name === 'CDXML');
  if (!found) throw damaged();
  return { root: found, isCut: false };
}

function damaged(cause?: Error): AppError {
  return new AppError('fileDamaged', { reason: 'drawing' }, { cause });
}
