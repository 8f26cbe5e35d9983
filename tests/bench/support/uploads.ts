// 50 MB of molecules through the gateway, with all its checks, beside a bare pipe in Node.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Effort } from './cpu-comparison.ts';
import { startGateway, type Provider } from './gateway-server.ts';
import { median } from './load.ts';
import { cores, freePort, run, start, temporary, untilAnswers } from './processes.ts';

export interface UploadResult {
  megabytes: number;
  gatewayMBps: number;
  pipeMBps: number;
}

const fileBytes = 50_000_000;
const path = '/api/sascore/import';
const uploadsPerRound = 3;
const quiet = '--disable-warning=ExperimentalWarning';
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Medians of interleaved rounds; undefined when the gateway does not take the upload. */
export async function measureUploads(
  provider: Provider,
  { rounds }: Effort,
  say: (line: string) => void,
): Promise<UploadResult | undefined> {
  const [sinkPort, pipePort, port] = [await freePort(), await freePort(), await freePort()];
  const node = (file: string, args: number[], core: number) =>
    start(process.execPath, [quiet, script(file), ...args.map(String)], { core });
  const sink = node('upload-sink.ts', [sinkPort], cores.rest);
  const pipe = node('raw-pipe.ts', [pipePort, sinkPort], cores.server);
  await untilAnswers(`http://127.0.0.1:${sinkPort}/`);
  await untilAnswers(`http://127.0.0.1:${pipePort}/`);
  const gateway = await startGateway({ provider, port, upstreamPort: sinkPort }, cores.server);
  const file = temporary('molecules.sdf');
  writeFileSync(file, moleculesOf(fileBytes));
  const speeds = { gateway: [] as number[], pipe: [] as number[] };
  try {
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const throughPipe = await send(pipePort, '', file);
      const throughGateway = await send(port, gateway.cookie, file);
      if (round === 0) continue;
      speeds.pipe.push(...throughPipe);
      speeds.gateway.push(...throughGateway);
    }
    return { megabytes: fileBytes / 1e6, gatewayMBps: median(speeds.gateway), pipeMBps: median(speeds.pipe) };
  } catch (error) {
    say(`upload: left out, ${error instanceof Error ? error.message.split('\n')[0] : 'it failed'}`);
    return undefined;
  } finally {
    await Promise.all([sink.stop(), pipe.stop(), gateway.stop()]);
  }
}

async function send(port: number, cookie: string, file: string): Promise<number[]> {
  const args = [quiet, script('upload-sender.ts'), `http://127.0.0.1:${port}${path}`, cookie, file];
  return JSON.parse(await run(process.execPath, [...args, String(uploadsPerRound)], cores.rest));
}

/** A sound SD file (CTfile formats, V2000) of about this size. */
export function moleculesOf(bytes: number): string {
  const atom = '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0';
  const molecule = ['', '  -SYNTH-', '', ' 12  0  0  0  0  0  0  0  0  0999 V2000', ...Array(12).fill(atom), 'M  END'];
  const records: string[] = [];
  let size = 0;
  for (let index = 1; ; index += 1) {
    const record = `${[...molecule, '> <molid>', `M-${index}`, '', '$$$$'].join('\n')}\n`;
    size += record.length;
    if (size > bytes) return records.join('');
    records.push(record);
  }
}
