/** The tracking ids of specification section 9, each range from its first to its last id. */
export const trackingRanges = {
  search: [1, 4],
  retrosynthesis: [5, 83],
  processChemistry: [84, 134],
  sascore: [135, 141],
  resultDownload: [142, 142],
  impurityPrediction: [600, 604],
  promotion: [700, 708],
} as const satisfies Record<string, readonly [first: number, last: number]>;
