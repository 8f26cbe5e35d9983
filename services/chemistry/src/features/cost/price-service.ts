// A configured service of live prices, asked over HTTP (docs/price-service.md). It is asked once, for all materials at
// once, and whatever it answers is checked before anybody uses it.

import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Currency } from '@app/shared/constants/locale';
import type { StoredLivePrice } from './stored-prices.ts';

export interface PriceServiceSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string | undefined;
  readonly timeoutMs: number;
}

/** The price service did not give a usable answer. */
export class PriceServiceError extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`the price service: ${detail}`, options);
    this.name = 'PriceServiceError';
  }
}

export const priceResponseSchema = Type.Object({
  prices: Type.Array(
    Type.Object({
      smiles: Type.String({ maxLength: 5_000, description: 'as it was asked' }),
      offers: Type.Array(
        Type.Object({
          supplier: Type.String({ minLength: 1, maxLength: 200 }),
          packGrams: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 }),
          price: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'minor units for the pack' }),
          currency: Type.String({ description: 'the currency that was asked for' }),
        }),
        { maxItems: 100 },
      ),
    }),
    { maxItems: 500 },
  ),
});
type PriceResponse = Static<typeof priceResponseSchema>;
type Offer = PriceResponse['prices'][number]['offers'][number];

const validator = Compile(priceResponseSchema);
const maxResponseBytes = 1024 * 1024;

export class PriceService {
  readonly #settings: PriceServiceSettings;

  constructor(settings: PriceServiceSettings) {
    this.#settings = settings;
  }

  /** Prices of canonical SMILES; those without an offer are left out. Throws a PriceServiceError. */
  async pricesOf(molecules: readonly string[], currency: Currency): Promise<StoredLivePrice[]> {
    const { prices } = await this.#ask({ version: 1, currency, molecules: molecules.map((smiles) => ({ smiles })) });
    const asked = new Set(molecules);
    return prices.flatMap(({ smiles, offers }) => {
      if (!asked.has(smiles)) throw new PriceServiceError('a price of what was not asked for');
      if (offers.some((offer) => offer.currency !== currency)) throw new PriceServiceError('another currency');
      return priceFrom(smiles, offers);
    });
  }

  async #ask(body: object): Promise<PriceResponse> {
    const { url, token, timeoutMs } = this.#settings;
    try {
      const response = await fetch(`${url}/prices`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status !== 200) throw new PriceServiceError(`status ${response.status}`);
      return checked(JSON.parse(await readBounded(response)));
    } catch (error) {
      if (error instanceof PriceServiceError) throw error;
      throw new PriceServiceError('no usable answer', { cause: error });
    }
  }
}

function checked(value: unknown): PriceResponse {
  if (validator.Check(value)) return value;
  const [problem] = validator.Errors(value);
  throw new PriceServiceError(problem ? `${problem.instancePath} ${problem.message}` : 'another shape');
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxResponseBytes) throw new PriceServiceError('an answer without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** By the gram as the smallest pack costs, by the kilogram as the pack that is cheapest by weight. */
function priceFrom(smiles: string, offers: readonly Offer[]): StoredLivePrice[] {
  const smallest = offers.toSorted((a, b) => a.packGrams - b.packGrams || a.price - b.price)[0];
  const cheapest = offers.toSorted((a, b) => a.price / a.packGrams - b.price / b.packGrams)[0];
  if (!smallest || !cheapest) return [];
  const perGram = Math.max(1, Math.round(smallest.price / smallest.packGrams));
  const perKilogram = Math.max(1, Math.round((1_000 * cheapest.price) / cheapest.packGrams));
  return [{ smiles, perGram, perKilogram, supplier: cheapest.supplier }];
}
