import { placeAt } from '../../support/product.ts';

/** Where the browser tests run the product. */
export const place = placeAt(18_080);
