import { stockLookUp } from '@app/shared/contracts/stock';
import { structureCheck } from '@app/shared/contracts/structure/structure';
import { Type } from 'typebox';
import { fitting } from '../answer.ts';
import {
  currencyInput,
  eachOf,
  entryOut,
  moleculeOf,
  moleculeOut,
  moneyOf,
  moneyOut,
  structuresInput,
} from '../present.ts';
import { defineTool, foreignText, foreignTextSchema, fromSchema, pageFields } from '../tool.ts';

const offersShown = 5;
const listsShown = 8;

export const priceAndStock = defineTool({
  name: 'price_and_stock',
  readOnly: true,
  input: Type.Object({
    structures: structuresInput,
    currency: currencyInput,
    from: fromSchema,
  }),
  output: Type.Object({
    items: Type.Array(
      entryOut({
        molecule: moleculeOut,
        inStock: Type.Boolean({ description: 'some stock of the caller holds it' }),
        stocks: Type.Array(
          Type.Object({
            stock: Type.String({ description: '`common`, `patents`, or the id of an imported list' }),
            list: Type.Optional(foreignTextSchema),
            offers: Type.Array(
              Type.Object({
                packGrams: Type.Optional(Type.Number()),
                price: Type.Optional(moneyOut),
                leadDays: Type.Optional(Type.Integer()),
                form: Type.Optional(foreignTextSchema),
              }),
            ),
          }),
        ),
        price: Type.Object({
          perGram: moneyOut,
          perKilogram: moneyOut,
          kind: Type.Enum(['estimate', 'supplier'] as const),
          uncertaintyFactor: Type.Number({ description: 'the true price may be so many times higher or lower' }),
        }),
      }),
    ),
    ...pageFields,
  }),
  async run({ structures, currency, from = 0 }, { ask, culture }) {
    const read = await eachOf(structures, from, async (structure) => ask(structureCheck, { body: { structure } }));
    const smiles = [...new Set(read.flatMap(({ molecule }) => molecule?.smiles ?? []))];
    const body = { molecules: smiles, ...(currency === undefined ? {} : { currency }) };
    const found = smiles.length === 0 ? [] : (await ask(stockLookUp, { body })).items;
    const items = read.map(({ place, problem, molecule }) => {
      if (!molecule) return { place, ...(problem === undefined ? {} : { problem }) };
      const entry = found.find(({ input }) => input === molecule.smiles);
      const price = entry?.price;
      return {
        place,
        molecule: moleculeOf(molecule, culture),
        inStock: (entry?.stocks.length ?? 0) > 0,
        stocks: (entry?.stocks ?? []).slice(0, listsShown).map(({ id, name, offers }) => ({
          stock: id,
          ...(id.startsWith('list:') ? { list: foreignText(name) } : {}),
          offers: offers.slice(0, offersShown).map((offer) => ({
            ...(offer.packGrams === undefined ? {} : { packGrams: offer.packGrams }),
            ...(offer.price === undefined ? {} : { price: moneyOf(offer.price.minorUnits, offer.price.currency) }),
            ...(offer.leadDays === undefined ? {} : { leadDays: offer.leadDays }),
            ...(offer.form === undefined ? {} : { form: foreignText(offer.form) }),
          })),
        })),
        ...(price
          ? {
              price: {
                perGram: moneyOf(price.perGram, price.currency),
                perKilogram: moneyOf(price.perKilogram, price.currency),
                kind: price.kind,
                uncertaintyFactor: price.uncertaintyFactor,
              },
            }
          : {}),
      };
    });
    return { data: fitting(items, { from, total: structures.length, others: {} }) };
  },
});
