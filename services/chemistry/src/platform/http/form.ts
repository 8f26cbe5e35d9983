// The one file of a multipart body (RFC 7578). The gateway has checked sender, size and format and encoded the form anew.

import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@app/shared/errors/app-error';

export interface FormFile {
  /** The gateway calls it `upload.<format>`. */
  name: string;
  /** As its sender called it; missing where no gateway is between. */
  ownName?: string;
  content: Buffer;
}

const formLimits = { files: 2, fields: 20, parts: 22, fieldSize: 64 * 1024, headerPairs: 20, headerSize: 8_192 };

/** The file of a form becomes the body of a call that takes one; the body of any other call stays empty. */
export function acceptForms(app: FastifyInstance): void {
  app.register(multipart, { throwFileSizeLimit: false, limits: formLimits });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    try {
      if (request.routeOptions.config.takesFile === true) request.body = await fileOfForm(request);
    } finally {
      // A form is read to its end in any case, so that the response finds a client that listens.
      await readToEnd(request);
    }
  });
}

/** The content of the first part with a file name; undefined for a body that is no form or ends too early. */
async function fileOfForm(request: FastifyRequest): Promise<FormFile | undefined> {
  let file: FormFile | undefined;
  let ownName = '';
  let isTooLarge = false;
  try {
    for await (const part of request.parts({ limits: { fileSize: request.routeOptions.bodyLimit } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'ownName') ownName = decoded(String(part.value));
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) if (!file) chunks.push(chunk);
      isTooLarge ||= part.file.truncated;
      if (!file && part.filename) file = { name: part.filename, content: Buffer.concat(chunks) };
    }
  } catch (error) {
    if (request.raw.destroyed && !request.raw.readableEnded) throw error;
    return undefined;
  }
  if (isTooLarge) throw new AppError('payloadTooLarge');
  return file && { ...file, ...(ownName !== '' && { ownName }) };
}

// The gateway percent-encodes the name.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

async function readToEnd({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  raw.resume();
  await finished(raw, { writable: false });
}
