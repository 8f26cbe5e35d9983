// A chemistry service of its own, asked as the gateway asks it, and what its process takes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { callEntries, type CallData, type CallInput, type CallName } from '@app/shared/contracts/catalogue';
import { threadMemory } from '../../../services/launcher/src/service.ts';
import { startTokenIssuer } from '../../../services/chemistry/src/test-support/servers/token-issuer.ts';

type Ask = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallData<N>>;

export interface ScoreService {
  call: Ask;
  /** Calls as another user of the same tenant. */
  as(user: string): Promise<Ask>;
  upload<N extends 'sascoreImport' | 'sascoreImportCheck'>(
    name: N,
    file: { name: string; content: Buffer },
    query?: Record<string, string>,
  ): Promise<CallData<N>>;
  /** Megabytes now and at the most, and processor seconds so far. */
  usage(): { heldMb: number; peakMb: number; cpuSeconds: number };
  close(): Promise<void>;
}

/** Starts it on a folder of its own. */
export async function startScoreService(dataDir: string): Promise<ScoreService> {
  const issuer = await startTokenIssuer();
  const entry = resolve(import.meta.dirname, '../../../services/chemistry/src/main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: {
      ...threadMemory,
      ...process.env,
      CHEMISTRY_PORT: '0',
      DATA_DIR: dataDir,
      OIDC_ISSUER: issuer.issuer,
      WORKERS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /Server listening at (http:\/\/[\d.:]+)/.exec(line)?.[1];
      if (address) found(address);
    });
  });
  while ((await fetch(`${url}/readyz`)).status !== 200) await new Promise((next) => setTimeout(next, 100));
  const token = await issuer.token();
  const send = async <N extends CallName>(
    name: N,
    path: string,
    init: RequestInit,
    bearer = token,
  ): Promise<CallData<N>> => {
    const method = callEntries.find(([one]) => one === name)?.[1].method ?? 'GET';
    const headers = { authorization: `Bearer ${bearer}`, 'x-culture': 'en', ...init.headers };
    const answer = (await (await fetch(`${url}${path}`, { ...init, method, headers })).json()) as {
      data?: CallData<N>;
    };
    if (answer.data === undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const callWith =
    (bearer: string): Ask =>
    (name, input) => {
      const {
        params = {},
        query = {},
        body,
      }: { params?: object; query?: Record<string, string>; body?: object } = input;
      const known = new Map(Object.entries(params));
      const path = pathOf(name).replaceAll(/\{(\w+)\}/g, (_, key: string) => String(known.get(key)));
      const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return send(name, `${path}?${new URLSearchParams(query)}`, { ...json }, bearer);
    };
  return {
    call: callWith(token),
    as: async (user) => callWith(await issuer.token({ sub: user })),
    upload: (name, file, query = {}) => {
      const form = new FormData();
      form.append('iFormFile', new Blob([new Uint8Array(file.content)]), file.name);
      return send(name, `${pathOf(name)}?${new URLSearchParams(query)}`, { body: form });
    },
    usage: () => usageOf(child.pid ?? 0),
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await issuer.close();
    },
  };
}

function pathOf(name: CallName): string {
  const call = callEntries.find(([one]) => one === name)?.[1];
  if (!call) throw new RangeError(name);
  return call.path;
}

// Linux.
function usageOf(pid: number): { heldMb: number; peakMb: number; cpuSeconds: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024);
  const [user = '0', system = '0'] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? [];
  return { heldMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM'), cpuSeconds: (Number(user) + Number(system)) / 100 };
}
