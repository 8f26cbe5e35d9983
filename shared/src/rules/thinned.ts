/** All of a list, or every so many of it in its order: at most as many as a chart can show. */
export function thinned<T>(list: Iterable<T>, most: number): T[] {
  const all = [...list];
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}
