// The upload route by itself: parser, checks and forwarding, without sign-in.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCall, type UploadRule } from '@app/shared/contracts/call';
import fastify from 'fastify';
import { forwardUpload } from '../../features/calls/forward-upload.ts';
import { addCulture } from '../../plugins/culture.ts';
import { addErrorHandler, sendClientError } from '../../plugins/error-handler.ts';
import { addRequestState } from '../../plugins/request-state.ts';
import { createChemistry } from '../../upstreams/chemistry.ts';
import { createPool } from '../../upstreams/connections.ts';
import { addFormParser, createUploads, type UploadOptions } from '../uploads.ts';
import { Sink } from './sink.ts';

export interface UploadApp {
  url: string;
  sink: Sink;
  /** Files that wait on disk. */
  spooled(): string[];
  close(): Promise<void>;
}

const rules: readonly UploadRule[] = ['sascore', 'molecules', 'cdx', 'picture', 'document'];

/** Listens on a free port; each rule has the path of its name. */
export async function startUploadApp(
  options: Partial<UploadOptions> & { timeoutMs?: number } = {},
): Promise<UploadApp> {
  const { timeoutMs = 5_000, ...uploadOptions } = options;
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const sink = await Sink.start();
  const chemistry = createChemistry({
    baseUrl: sink.url,
    dispatcher: createPool(sink.url, { ca: undefined }),
    retries: 0,
  });
  // Nobody is signed in here, so there is no token to replace.
  const renewal = { sessionCookie: { renew: () => undefined }, tokenRefresh: { replace: async () => undefined } };
  const uploads = createUploads({ folder, ...uploadOptions });
  const app = fastify({ forceCloseConnections: true, clientErrorHandler: sendClientError });
  addRequestState(app);
  addErrorHandler(app);
  addCulture(app);
  await app.register(async (scope) => {
    await addFormParser(scope);
    for (const rule of rules) {
      const common = { method: 'POST', summary: 'for tests', access: 'public', takes: 'multipart' } as const;
      const call = defineCall({ ...common, path: `/api/${rule}`, upload: rule, timeoutMs });
      const forwarding = { chemistry, sendsTenant: false, renewal };
      scope.post(call.path, (request, reply) => forwardUpload(call, request, reply, forwarding, uploads));
    }
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    sink,
    spooled: () => readdirSync(folder),
    async close() {
      await app.close();
      await Promise.all([chemistry.close(), sink.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
