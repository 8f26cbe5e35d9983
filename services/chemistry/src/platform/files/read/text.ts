// Bytes as text: which encoding they are in is told from the bytes themselves, since text files say nothing about it.

import { isUtf8 } from 'node:buffer';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/**
 * The text of a file with LF line ends and without a byte order mark: UTF-8, UTF-16 in either order, else GB 18030 or
 * Windows-1252, whichever the bytes look like. Bytes that fit no encoding become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** The encoding of a text; `isCut` where the bytes are only its beginning and may end within a letter. */
export function encodingOf(bytes: Uint8Array, isCut = false): TextEncodingName {
  return markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? (looksLikeUtf8(bytes, isCut) ? 'utf-8' : byteEncoding(bytes));
}

function markedEncoding([first, second, third]: Uint8Array): TextEncodingName | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

const sniffedBytes = 4_096;

// Text in Latin letters has a zero in every second byte of UTF-16, and none in any other encoding.
function unmarkedUtf16(bytes: Uint8Array): TextEncodingName | undefined {
  const head = bytes.subarray(0, sniffedBytes);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 6;
  if (odd > many && even * 10 < odd) return 'utf-16le';
  return even > many && odd * 10 < even ? 'utf-16be' : undefined;
}

function looksLikeUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  if (!isCut) return isUtf8(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

// Bytes above 0x7f stand in pairs in Chinese text, with both of them in the range of GB 2312 nearly always; in western
// text they stand alone between Latin letters.
function byteEncoding(bytes: Uint8Array): TextEncodingName {
  let paired = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at + 1] ?? 0) >= 0x80) {
      paired += 1;
      at += 1;
    } else alone += 1;
  }
  return paired > alone ? 'gb18030' : 'windows-1252';
}
