// Which tests of the service run on which engine. The full run runs all on both.

/** Of the calls, those whose statements, locks or notices an engine may take in its own way. */
const byEngine = [
  'account',
  'api-keys',
  'ban-list',
  'batch',
  'commands',
  'console',
  'deletion',
  'eln',
  'fair-claims',
  'feedback',
  'forward-life',
  'intermediates',
  'notifications',
  'own-templates',
  'profile',
  'quota',
  'rare-refusals',
  'route-notes',
  'route-overview',
  'sascore-life',
  'sharing',
  'statistics',
  'statistics-report',
  'start-once',
  'stock',
  'substructure',
  'tenant-users',
];

/** On PostgreSQL alone: the embedded engine is what all other tests, the contract and the browser tests work with. */
export const onPostgresAlone = [
  'src/equity/*.test.ts',
  'src/deletions/*.test.ts',
  'src/erasure/*.test.ts',
  'src/retention/*.test.ts',
  'src/usage/*.test.ts',
  'src/intermediates/*.test.ts',
  `src/routes/{${byEngine.join(',')}}.test.ts`,
];

/** On both, of them without the tag `any-engine` what no engine changes. */
export const onBoth = ['src/backup/*.test.ts', 'src/tasks/*.test.ts', 'src/main.test.ts'];
