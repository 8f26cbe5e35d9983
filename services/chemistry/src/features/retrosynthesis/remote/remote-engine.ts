// A customer's own engine, asked over HTTP (docs/remote-engine.md). It is asked once: no retries, no other engine in its
// place. Whatever it answers is checked before anybody uses it.

import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RemoteEngineSettings } from './settings.ts';
import { CircuitBreaker, type BreakerOptions } from '../../../platform/process/circuit-breaker.ts';

/**
 * `resting`: it failed several times in a row and is left alone for a while. `unsupported`: it says that it predicts no
 * products at all, which is no failure of it.
 */
export type RemoteFailure =
  | 'unsupported'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'tooLarge'
  | 'notJson'
  | 'shape'
  | 'resting';

/** The remote engine did not give a usable answer. */
export class RemoteEngineError extends Error {
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, detail = '', options?: ErrorOptions) {
    super(`the remote engine: ${failure}${detail === '' ? '' : ` (${detail})`}`, options);
    this.name = 'RemoteEngineError';
    this.failure = failure;
  }
}

const score = Type.Number({ minimum: 0, maximum: 1 });
const smiles = Type.String({ minLength: 1, maxLength: 5_000 });
const maxItems = 200;
export const remoteExpansionSchema = Type.Object({
  proposals: Type.Array(
    Type.Object({
      precursors: Type.Array(smiles, { minItems: 1, maxItems: 10 }),
      score,
      name: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    { maxItems },
  ),
});
export type RemoteExpansion = Static<typeof remoteExpansionSchema>;
export const remoteForwardSchema = Type.Object({
  products: Type.Array(Type.Object({ smiles, score }), { maxItems }),
});
export type RemoteForward = Static<typeof remoteForwardSchema>;

/** Answers longer than this are not read to their end. */
export const maxResponseBytes = 1024 * 1024;
const breakerDefaults: BreakerOptions = { failures: 5, restMs: 30_000 };

export class RemoteEngine {
  readonly #settings: RemoteEngineSettings;
  readonly #breaker: CircuitBreaker;

  constructor(settings: RemoteEngineSettings, breaker: BreakerOptions = breakerDefaults) {
    this.#settings = settings;
    this.#breaker = new CircuitBreaker(breaker);
  }

  /** Precursors of one molecule, as they came: the SMILES are not read yet. Throws a RemoteEngineError. */
  expand(molecule: string, limit: number): Promise<RemoteExpansion> {
    return this.#ask('expand', { version: 1, smiles: molecule, limit }, expansion);
  }

  /** Products of dotted reactants, as they came. Throws a RemoteEngineError. */
  forward(reactants: string, limit: number): Promise<RemoteForward> {
    return this.#ask('forward', { version: 1, reactants, limit }, forward);
  }

  async #ask<T>(path: string, body: object, read: (value: unknown) => T): Promise<T> {
    if (!this.#breaker.mayAsk()) throw new RemoteEngineError('resting');
    try {
      const answer = read(await this.#post(path, body));
      this.#breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof RemoteEngineError && error.failure === 'unsupported') this.#breaker.succeeded();
      else this.#breaker.failed();
      throw error;
    }
  }

  async #post(path: string, body: object): Promise<unknown> {
    const { url, token, timeoutMs } = this.#settings;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...bearer(token) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      const text = await readBounded(response);
      if (response.status !== 200) throw statusError(path, response.status);
      return parse(text);
    } catch (error) {
      if (error instanceof RemoteEngineError) throw error;
      throw new RemoteEngineError(signal.aborted ? 'timeout' : 'unreachable', '', { cause: error });
    }
  }
}

// Only `forward` is optional: an engine that expands nothing is of no use.
function statusError(path: string, status: number): RemoteEngineError {
  const isUnsupported = path === 'forward' && (status === 404 || status === 405 || status === 501);
  return new RemoteEngineError(isUnsupported ? 'unsupported' : 'status', String(status));
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxResponseBytes) throw new RemoteEngineError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RemoteEngineError('notJson', '', { cause: error });
  }
}

const expansion = reader(remoteExpansionSchema);
const forward = reader(remoteForwardSchema);

function reader<S extends TSchema>(schema: S): (value: unknown) => Static<S> {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return value;
    const [problem] = validator.Errors(value);
    throw new RemoteEngineError('shape', problem ? `${problem.instancePath} ${problem.message}`.trim() : '');
  };
}
