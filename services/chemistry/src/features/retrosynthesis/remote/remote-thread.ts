// The thread that talks to the remote engine while a search waits for it.

import { workerData, type MessagePort } from 'node:worker_threads';
import type { RemoteEngineSettings } from './settings.ts';
import { RemoteEngine, RemoteEngineError } from './remote-engine.ts';
import type { RemoteResponse, RemoteQuestion } from './remote-step.ts';

interface RemoteThreadData {
  settings: RemoteEngineSettings;
  port: MessagePort;
  /** One Int32, raised and notified with each response. */
  signal: SharedArrayBuffer;
}

const { settings, port, signal } = workerData as RemoteThreadData;
const engine = new RemoteEngine(settings);
const flag = new Int32Array(signal);

port.on('message', async (question: RemoteQuestion) => {
  port.postMessage(await answer(question));
  Atomics.add(flag, 0, 1);
  Atomics.notify(flag, 0);
});

async function answer({ number, ask, smiles, limit }: RemoteQuestion): Promise<RemoteResponse> {
  try {
    if (ask === 'forward') return { number, prediction: await engine.forward(smiles, limit) };
    return { number, expansion: await engine.expand(smiles, limit) };
  } catch (error) {
    if (error instanceof RemoteEngineError) return { number, failure: error.failure, message: error.message };
    return { number, failure: 'unreachable', message: String(error) };
  }
}
