// Brotli copies of everything that compresses, made at build time: the gateway only has to send them.

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/;
const largeBytes = 1_500_000;

/** Writes `name.br` beside each file of the build. */
export function compressPlugin(): Plugin {
  let folder = 'dist';
  let hasFailed = false;
  return {
    name: 'app:compress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    buildEnd: (error) => {
      hasFailed = error !== undefined;
    },
    renderError: () => {
      hasFailed = true;
    },
    // Called after a failure too, where there may be no folder: report its cause, not that.
    closeBundle: async () => {
      if (hasFailed) return;
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => compressible.test(name)).map((name) => writeCopy(join(folder, name))));
    },
  };
}

async function writeCopy(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return;
  const content = await readFile(path);
  await writeFile(`${path}.br`, await brotli(content));
}

/** The best quality for what loads often; a fast one for the editor's megabytes, which would take half a minute. */
export function brotli(content: Uint8Array): Promise<Uint8Array> {
  const quality = content.byteLength > largeBytes ? 9 : 11;
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
