// A carbon that loses or gains a hydrogen needs its number written in a transform: one variant for each number.

const lost = /\{([+]?)(\d)\}/g;

/**
 * The transforms behind one text: `{n}` stands for the hydrogens of an atom before, one fewer after the arrow; `{+n}` for
 * one more after it.
 */
export function withHydrogens(smarts: string): string[] {
  const [left = '', right = ''] = smarts.split('>>');
  const marks = [...new Set([...left.matchAll(lost)].map(([mark]) => mark))];
  let variants = [{ left, right }];
  for (const mark of marks) {
    const isGain = mark.startsWith('{+');
    const counts = isGain ? [0, 1] : [1, 2, 3];
    variants = variants.flatMap((one) =>
      counts.map((count) => ({
        left: one.left.replace(mark, `H${count}`),
        right: one.right.replace(mark, `H${isGain ? count + 1 : count - 1}`),
      })),
    );
  }
  return variants.map((one) => `${one.left}>>${one.right}`);
}
