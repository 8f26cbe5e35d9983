// What a chemist prefers of the routes of a search, as said at the bench. Nothing said means the usual search.

/** How readily a search puts protecting groups on. `balanced` is the usual. */
export const protectingGroupUses = ['none', 'fewer', 'balanced', 'more'] as const;
export type ProtectingGroupUse = (typeof protectingGroupUses)[number];

/** Whether a step must give one product, or may give a mixture that can be separated. `balanced` is the usual. */
export const selectivityUses = ['strict', 'balanced', 'mixtures'] as const;
export type SelectivityUse = (typeof selectivityUses)[number];

/** What routes are weighed by. */
export const preferenceWeightKeys = ['short', 'cheap', 'robust', 'green'] as const;
export type PreferenceWeightKey = (typeof preferenceWeightKeys)[number];
/** Each from 0, which does not count, to `preferenceLimits.weight`. */
export type PreferenceWeights = Record<PreferenceWeightKey, number>;

export interface SearchPreferences {
  /** `balanced` when left out. */
  protectingGroups?: ProtectingGroupUse;
  /** `balanced` when left out. */
  selectivity?: SelectivityUse;
  /** The usual order when left out. */
  weights?: PreferenceWeights;
  /** Reactions `A.B>>P` of a route to the target: routes like it come first. */
  likeRoute?: string[];
}

export const preferenceLimits = { weight: 100, routeReactions: 30 } as const;

type Preset = Required<Pick<SearchPreferences, 'protectingGroups' | 'selectivity' | 'weights'>>;

/**
 * Usual sets of preferences. Judgements: medicinal chemistry wants a few milligrams soon and separates what it must;
 * process chemistry wants selective steps, cheap materials and little waste; a first gram wants steps that surely run.
 */
export const preferencePresets = {
  medicinal: {
    protectingGroups: 'balanced',
    selectivity: 'mixtures',
    weights: { short: 90, cheap: 10, robust: 70, green: 0 },
  },
  firstGram: {
    protectingGroups: 'balanced',
    selectivity: 'balanced',
    weights: { short: 40, cheap: 30, robust: 100, green: 10 },
  },
  process: {
    protectingGroups: 'fewer',
    selectivity: 'strict',
    weights: { short: 40, cheap: 90, robust: 50, green: 80 },
  },
  green: {
    protectingGroups: 'fewer',
    selectivity: 'balanced',
    weights: { short: 30, cheap: 20, robust: 30, green: 100 },
  },
} as const satisfies Record<string, Preset>;
export type PreferencePreset = keyof typeof preferencePresets;
