// Prices of what a stock holds: built-in estimates, by what patents and our own list say of a molecule.

import type { Currency } from '@app/shared/constants/locale';
import type { Stock } from '../../chemistry/stock/stock.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { createPriceOf, type KnownMolecule, type PriceOf } from '../../chemistry/stock/price.ts';

/** Estimates in the currency asked for. A molecule that only the caller's list holds is taken as little known. */
export function pricesOver(stock: Stock): (currency: Currency) => PriceOf {
  const familiar = (smiles: string): KnownMolecule | null => {
    const known = builtInMolecules().get(smiles);
    if (known) return known;
    return stock.originOf(smiles) === null ? null : { smiles, isCommon: false, patentUses: 0, source: 'list' };
  };
  return (currency) => createPriceOf({ currency, familiar });
}
