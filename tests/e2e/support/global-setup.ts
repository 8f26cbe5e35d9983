import type { FullConfig } from 'playwright/test';
import { signIn } from '../../contract/support/member.ts';
import { startProduct, type Place, type Product } from '../../support/product.ts';
import { placeOf } from './place.ts';

/** Starts a product on an empty data folder for each worker; what this gives back stops them after the last test. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const places = Array.from({ length: workers }, (_, worker) => placeOf(worker));
  const products = await Promise.all(places.map((place) => startProduct(place, { env: { TESTER_PAGES: '1' } })));
  await Promise.all(places.map(declineTours));
  return async () => {
    await Promise.all(products.map(end));
  };
}

async function end(product: Product): Promise<void> {
  const code = await product.stop();
  if (code !== 0) throw new Error(`the product ended with ${code} instead of 0:\n${product.output()}`);
}

/** The demo users have been here before: a card that comes when it likes would take clicks and keys from the tests. */
async function declineTours(place: Place): Promise<void> {
  for (const name of ['chemist', 'admin', 'limited', 'trial', 'other']) {
    const { member } = await signIn(name, place);
    const { code } = await member.call('changeSetting', { params: { key: 'Tour', value: 'done' } });
    if (code !== 200) throw new Error(`the tour of ${name} could not be declined: ${code}`);
  }
}
