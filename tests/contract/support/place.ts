import { placeAt } from '../../support/product.ts';

/** Where the contract tests run the product. */
export const place = placeAt(17_080);
