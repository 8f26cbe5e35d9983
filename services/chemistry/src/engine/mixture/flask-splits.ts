// The ways to split a flask into what gives atoms to the product and what is there besides, the likeliest first.

export interface FlaskSplit {
  /** Places of what gives atoms, rising. */
  giving: number[];
  /** Share among the splits that are tried. */
  share: number;
}

/** As many splits are tried at most. */
const maxSplits = 12;
/** A split that is less likely than this beside the best one is not tried. */
const smallestOfBest = 0.002;
/** As many substances change their usual part at most. */
const maxChanged = 2;
/** How often as many substances give atoms, beside what their own shares say. */
const sizeFactor = [0, 1, 1, 0.15, 0.02];

/** `shares`: for each place how likely it gives atoms; null for what is not asked. */
export function flaskSplits(shares: readonly (number | null)[]): FlaskSplit[] {
  const asked = shares.flatMap((share, place) => (share === null ? [] : [{ place, share }]));
  const usual = asked.filter(({ share }) => share >= 0.5).map(({ place }) => place);
  const open = asked.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5)).slice(0, 8);
  const found = changesOf(open.map(({ place }) => place)).map((changed) => {
    const giving = new Set(usual);
    for (const place of changed) if (!giving.delete(place)) giving.add(place);
    const likely = asked.reduce((all, { place, share }) => all * (giving.has(place) ? share : 1 - share), 1);
    return { giving: [...giving].toSorted((a, b) => a - b), share: likely * (sizeFactor[giving.size] ?? 0) };
  });
  const sorted = found.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  const least = (sorted[0]?.share ?? 0) * smallestOfBest;
  const tried = sorted.filter(({ share }) => share >= least).slice(0, maxSplits);
  const total = tried.reduce((sum, { share }) => sum + share, 0);
  return tried.map(({ giving, share }) => ({ giving, share: share / total }));
}

/** Every choice of at most `maxChanged` places. */
function changesOf(places: readonly number[]): number[][] {
  let choices: number[][] = [[]];
  for (const place of places) {
    choices = [...choices, ...choices.filter((one) => one.length < maxChanged).map((one) => [...one, place])];
  }
  return choices;
}
