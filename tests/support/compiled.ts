/** For programs that get no variables of the tests: where Node keeps compiled sources, when `npm test` runs. */
const folder = process.env['NODE_COMPILE_CACHE'];

export const compiledSources: Readonly<Record<string, string>> =
  folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
