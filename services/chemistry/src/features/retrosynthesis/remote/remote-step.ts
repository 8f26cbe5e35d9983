// The remote engine as a single step of a search. A search computes without yielding, so another thread asks and the
// search sleeps until the response is there, or until it is told to stop.

import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { LruCache } from '../../../chemistry/molecule/lru.ts';
import { canonicalParts } from '../../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import type { Proposal } from '../../../chemistry/models/types.ts';
import type { RemoteEngineSettings } from './settings.ts';
import { RemoteEngineError, type RemoteExpansion, type RemoteFailure, type RemoteForward } from './remote-engine.ts';

export interface RemoteQuestion {
  number: number;
  ask: 'expand' | 'forward';
  /** A molecule, or dotted reactants. */
  smiles: string;
  limit: number;
}

export type RemoteResponse =
  | { number: number; expansion: RemoteExpansion }
  | { number: number; prediction: RemoteForward }
  | { number: number; failure: RemoteFailure; message: string };

export type RemoteProposal = Proposal & { probability: number };

/** Template ids of steps that a remote engine proposed: `remote:` and the name it gave, if any. */
export const remotePrefix = 'remote:';

export function isRemoteId(id: string): boolean {
  return id.startsWith(remotePrefix);
}

/** Whether an error that came from a thread, told in words, is that of a remote engine. */
export function isOfRemoteEngine(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('RemoteEngineError: ');
}

/** The name that the remote engine gave a step; empty where it gave none. */
export function remoteNameOf(id: string): string {
  return id.slice(remotePrefix.length);
}

const entry = new URL('./remote-thread.ts', import.meta.url);
const asked = 60;
const askedProducts = 10;
const maxPrecursors = 4;
const napMs = 100;
/** Beyond the engine's own time limit: the other thread has to start and to answer. */
const graceMs = 10_000;

export class RemoteStep {
  readonly #rdkit: RDKit;
  readonly #settings: RemoteEngineSettings;
  readonly #signal = new SharedArrayBuffer(4);
  readonly #port: MessagePort;
  readonly #worker: Worker;
  readonly #expanded = new LruCache<string, readonly RemoteProposal[]>(5_000);
  readonly #predicted = new LruCache<string, RemoteForward>(5_000);
  /** Until it says otherwise. */
  #predicts = true;
  #number = 0;
  #shouldStop: () => boolean = () => false;

  /** Starts the thread that asks. */
  constructor(rdkit: RDKit, settings: RemoteEngineSettings) {
    this.#rdkit = rdkit;
    this.#settings = settings;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(entry, {
      workerData: { settings, port: port2, signal: this.#signal },
      transferList: [port2],
    });
    this.#worker.unref();
    port1.unref();
  }

  /** A search that is told to stop does not wait for a response. */
  stopWhen(shouldStop: () => boolean): void {
    this.#shouldStop = shouldStop;
  }

  /**
   * Proposals for a canonical SMILES, best first. What is no molecule, the molecule itself and whatever has more than
   * four precursors is dropped; a response of which nothing is left although it held proposals is refused. Throws a
   * RemoteEngineError when there is no usable answer; gives nothing when the search is told to stop.
   */
  expand(smiles: string): readonly RemoteProposal[] {
    const known = this.#expanded.get(smiles);
    if (known) return known;
    const answer = this.#ask({ ask: 'expand', smiles, limit: asked });
    if (!answer) return [];
    if (!('expansion' in answer)) throw failureOf(answer);
    const proposals = readProposals(this.#rdkit, smiles, answer.expansion);
    this.#expanded.set(smiles, proposals);
    return proposals;
  }

  /**
   * Products of dotted reactants as the engine tells them; `unsupported` when it predicts none at all, null when the
   * search is told to stop. Throws a RemoteEngineError when there is no usable answer.
   */
  forward(reactants: string): RemoteForward | 'unsupported' | null {
    if (!this.#predicts) return 'unsupported';
    const known = this.#predicted.get(reactants);
    if (known) return known;
    const answer = this.#ask({ ask: 'forward', smiles: reactants, limit: askedProducts });
    if (!answer) return null;
    if ('failure' in answer && answer.failure === 'unsupported') {
      this.#predicts = false;
      return 'unsupported';
    }
    if (!('prediction' in answer)) throw failureOf(answer);
    this.#predicted.set(reactants, answer.prediction);
    return answer.prediction;
  }

  async close(): Promise<void> {
    this.#port.close();
    await this.#worker.terminate();
  }

  #ask(asking: Omit<RemoteQuestion, 'number'>): RemoteResponse | null {
    const number = ++this.#number;
    const question: RemoteQuestion = { number, ...asking };
    this.#port.postMessage(question, []);
    const flag = new Int32Array(this.#signal);
    const until = performance.now() + this.#settings.timeoutMs + graceMs;
    while (performance.now() < until) {
      const seen = Atomics.load(flag, 0);
      const answer = this.#receive(number);
      if (answer) return answer;
      if (this.#shouldStop()) return null;
      Atomics.wait(flag, 0, seen, napMs);
    }
    throw new RemoteEngineError('timeout');
  }

  // Answers to questions that nobody waits for any more are passed over.
  #receive(number: number): RemoteResponse | undefined {
    for (;;) {
      const received: { message: RemoteResponse } | undefined = receiveMessageOnPort(this.#port);
      if (!received || received.message.number === number) return received?.message;
    }
  }
}

function failureOf(answer: RemoteResponse): RemoteEngineError {
  return 'failure' in answer ? new RemoteEngineError(answer.failure, answer.message) : new RemoteEngineError('shape');
}

/** The proposals that hold up, equal ones once, best first. Throws a RemoteEngineError when none of several does. */
export function readProposals(rdkit: RDKit, smiles: string, { proposals }: RemoteExpansion): RemoteProposal[] {
  const best = new Map<string, RemoteProposal>();
  for (const { precursors, score, name } of proposals) {
    const read = canonicalParts(rdkit, precursors.join('.'));
    if (!read || read.length > maxPrecursors || read.includes(smiles)) continue;
    const key = read.join('.');
    if ((best.get(key)?.score ?? -1) >= score) continue;
    const proposal = {
      precursors: read,
      templateId: `${remotePrefix}${name ?? ''}`,
      score: Math.max(score, 1e-6),
      probability: score,
    };
    best.set(key, { ...proposal, precedents: 0, competing: [] });
  }
  if (best.size === 0 && proposals.length > 0) throw new RemoteEngineError('shape', 'no proposal is a molecule');
  return [...best.values()].toSorted(
    (a, b) => b.score - a.score || (a.precursors.join('.') < b.precursors.join('.') ? -1 : 1),
  );
}
