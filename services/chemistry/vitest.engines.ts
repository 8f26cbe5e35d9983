// Which tests of the service run on which engine. The full run runs all on both.

/** On PostgreSQL alone: the embedded engine is what all other tests, the contract and the browser tests work with. */
export const onPostgresAlone = [
  'src/features/{deletion,erasure,intermediates,quota,statistics}/*.test.ts',
  'src/platform/retention/*.test.ts',
  'src/features/api-keys/routes.test.ts',
  'src/features/bans/routes.test.ts',
  'src/features/batch/routes.test.ts',
  'src/features/commands/routes.test.ts',
  'src/features/console/routes.test.ts',
  'src/features/eln/routes.test.ts',
  'src/features/feedback/routes.test.ts',
  'src/features/forward/life.test.ts',
  'src/features/members/routes.test.ts',
  'src/features/notifications/routes.test.ts',
  'src/features/profile/account.test.ts',
  'src/features/profile/routes.test.ts',
  'src/features/routes/notes.test.ts',
  'src/features/routes/overview.test.ts',
  'src/features/sascore/life.test.ts',
  'src/features/sharing/routes.test.ts',
  'src/features/stock/routes.test.ts',
  'src/features/substructure/routes.test.ts',
  'src/features/templates/routes.test.ts',
  'src/platform/http/start-once/start-once.test.ts',
  'src/rare-refusals.test.ts',
];

/** On both, of them without the tag `any-engine` what no engine changes. */
export const onBoth = [
  'src/platform/jobs/*.test.ts',
  'src/platform/database/**/*.test.ts',
  'src/features/{tasks,retrosynthesis}/*.test.ts',
  'src/main.test.ts',
  'src/cli/guide.test.ts',
  'src/cli/backup/*.test.ts',
];
