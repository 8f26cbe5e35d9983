// Indigo as a WebAssembly program. A thread loads it when it is first needed (0.4 s and about 50 MB).

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndigoModule } from 'indigo-ketcher/binaryWasmNoRender';

/** Starts a new copy of Indigo. */
export async function loadIndigo(): Promise<IndigoModule> {
  const name = 'indigo-ketcher/binaryWasmNoRender';
  const folder = dirname(fileURLToPath(import.meta.resolve(name)));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const bytes = await readFile(join(folder, `indigo-ketcher-norender-${version}.wasm`));
  const { default: startIndigo } = await import('indigo-ketcher/binaryWasmNoRender');
  // It would talk of every element that it does not know.
  const silent = (): void => undefined;
  return startIndigo({
    print: silent,
    printErr: silent,
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(bytes, imports).then(({ instance, module }) => done(instance, module));
      return {};
    },
  });
}
