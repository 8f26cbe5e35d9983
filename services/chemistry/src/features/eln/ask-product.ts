// Asks the ELN for a product by its number: docs/eln-webhook.md.

import { AppError } from '@app/shared/errors/app-error';
import { isWebAddress, parsed, textOf } from './send.ts';
import type { ElnSettings } from './settings.ts';
import { signedHeaders } from './signature.ts';

export interface ElnProduct {
  roNumber: string;
  name: string | null;
  /** SMILES, InChI or molfile. */
  structure: string | null;
  url: string | null;
}

const timeoutMs = 6_000;
const longestResponse = 1024 * 1024;

/** The product as the ELN tells; undefined where it knows none. Throws `syncFailed` when it does not answer. */
export async function askProduct(
  host: string,
  { webHook }: ElnSettings,
  roNumber: string,
  request: { id: string; now: Date },
): Promise<ElnProduct | undefined> {
  const address = `${host}/api/products?${new URLSearchParams({ roNumber }).toString()}`;
  const signed = webHook ? signedHeaders(request.id, `GET ${address}`, webHook.secret, request.now) : {};
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    redirect: 'manual',
    signal,
    headers: { ...signed, accept: 'application/json' },
  })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch((cause: unknown) => {
      throw new AppError('syncFailed', { reason: 'unreachable' }, { cause });
    });
  if (response.status === 404) return undefined;
  if (response.status !== 200 || response.text.length > longestResponse)
    throw new AppError('syncFailed', { reason: 'refused', status: response.status });
  return productOf(parsed(response.text), roNumber);
}

function productOf(answer: unknown, asked: string): ElnProduct {
  const structure =
    typeof answer === 'object' && answer !== null && 'structure' in answer && typeof answer.structure === 'string'
      ? answer.structure
      : null;
  const url = textOf(answer, 'url');
  return {
    roNumber: textOf(answer, 'roNumber')?.slice(0, 100) ?? asked,
    name: textOf(answer, 'name')?.slice(0, 500) ?? null,
    structure,
    url: url !== null && isWebAddress(url) ? url : null,
  };
}
