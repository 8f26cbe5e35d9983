import { placeAt, type Place } from '../../support/product.ts';

/** Where the product of one worker of the browser tests lives: workers do not meet, nor do their demo users. */
export const placeOf = (worker: number): Place => placeAt(18_080 + 20 * worker);

/** That of this worker, by the number that Playwright gives it. */
export const place = placeOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
