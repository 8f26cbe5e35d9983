// The shape of a price that the price service told, in its JSON column.

export interface StoredLivePrice {
  /** Canonical. */
  smiles: string;
  /** Minor units for a gram, bought in the smallest pack. */
  perGram: number;
  /** Minor units for a kilogram, bought in the pack that is cheapest by weight. */
  perKilogram: number;
  supplier: string;
}
