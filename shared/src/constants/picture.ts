/** Sizes in CSS pixels, and atoms to mark, that the picture of a molecule can be asked with. */
export const pictureLimits = {
  width: { least: 16, most: 1_600 },
  height: { least: 16, most: 1_200 },
  marked: 200,
  atom: 9_999,
  bond: { least: 6, most: 40 },
  /** Molecules whose frames are asked for at once. */
  frames: 200,
} as const;
