// The load generator, a process of its own, as the run speaks to it.

import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { GeneratorReply, Questions } from './messages.ts';

export interface Load {
  pid: number;
  ask<N extends keyof Questions>(name: N, ask: Questions[N]['ask']): Promise<Questions[N]['response']>;
  stop(): void;
}

/** `certificateFile` certifies the address that is asked. */
export function startLoad(certificateFile: string): Load {
  const child = fork(resolve(import.meta.dirname, 'generator.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile },
    serialization: 'advanced',
  });
  const waiting = new Map<number, { done: (response: never) => void; failed: (error: Error) => void }>();
  let id = 0;
  child.on('message', (reported: GeneratorReply) => {
    const { done, failed } = waiting.get(reported.id) ?? {};
    waiting.delete(reported.id);
    if (reported.problem === undefined) done?.(reported.response as never);
    else failed?.(new Error(reported.problem));
  });
  child.once('exit', (code) => {
    for (const { failed } of waiting.values()) failed(new Error(`the load generator ended with ${code}`));
  });
  return {
    pid: child.pid ?? 0,
    ask(name, ask) {
      id += 1;
      child.send({ id, name, ask });
      return new Promise((done, failed) => waiting.set(id, { done, failed }));
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
