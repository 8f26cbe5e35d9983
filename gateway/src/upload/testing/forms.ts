// Multipart bodies for tests, written by hand so that they can be wrong.

export const boundary = '----form-of-the-tests';
export const formType = `multipart/form-data; boundary=${boundary}`;

export interface TestPart {
  name?: string | undefined;
  fileName?: string;
  content: Buffer | string;
  /** More header lines. */
  headers?: string;
}

export function partOf({ name = 'iFormFile', fileName, content, headers = '' }: TestPart): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

export function formOf(...parts: readonly TestPart[]): Buffer {
  return Buffer.concat([...parts.map(partOf), Buffer.from(`--${boundary}--\r\n`)]);
}

/** A form with one file. */
export const fileForm = (fileName: string, content: Buffer | string, name?: string): Buffer =>
  formOf({ name, fileName, content });
