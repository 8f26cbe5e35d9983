// The name under which a browser saves a response: RFC 6266, with letters beyond ASCII as in RFC 8187.

const mostLetters = 80;
// What Windows, macOS or a shell would read as something else than a letter of a name.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\/:*?"<>|%;'`$&!#~^]+/gu;

/** A part of a file name that every file system takes, white space and signs turned into single dashes; may be empty. */
export function fileNamePart(text: string): string {
  const dashed = text.normalize('NFC').replaceAll(unsafe, '-').replaceAll(/-{2,}/g, '-');
  return [...dashed]
    .slice(0, mostLetters)
    .join('')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}

/** The value of `content-disposition` for a file; a name with letters beyond ASCII is given twice. */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]/gu, '_').replaceAll(/["\\]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === fileName ? plain : `${plain}; filename*=UTF-8''${extended(fileName)}`;
}

// RFC 8187 allows fewer signs than encodeURIComponent leaves.
function extended(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
