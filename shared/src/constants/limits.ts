// Limits and times of the specification (sections 5 and 9) and of decisions section 6. 1 MB is 1024 x 1024 bytes.

const mb = 1024 * 1024;
const minuteMs = 60_000;

export const limits = {
  jsonBodyBytes: mb,
  /** An access token grows with groups and roles; a longer one is refused at sign-in. */
  accessTokenBytes: 64 * 1024,
  /** Of all headers of a request between our own servers, which is room for a token beside the others. */
  headerBytes: 80 * 1024,
  importFileBytes: mb,
  sascoreXlsxBytes: 10 * mb,
  sascoreSdfBytes: 50 * mb,
  sascoreMolecules: 100_000,
  stockFileBytes: 50 * mb,
  stockRows: 500_000,
  routeFileBytes: 20 * mb,
  /** What a packed file of routes may come to. */
  routeFileUnpackedBytes: 60 * mb,
  /** Tasks of one user whose routes, read from files, wait to be checked. */
  pendingImports: 50,
  /** Imported lists a user may keep. */
  stocksPerUser: 20,
  /** Imported sets of reaction templates a user may keep. */
  templateSetsPerUser: 20,
  customScaffolds: 100,
  concurrentForwardTasks: 5,
  pendingForwardTasks: 20,
  /** Predictions of impurities of one user that wait: two whole routes of many variants. */
  pendingImpurityRuns: 100,
  processTasksPerUser: 5,
  /** Molecules on the worklist of one user and module. */
  worklistMolecules: 500,
  /** Of one list of wanted or forbidden molecules. */
  craftMolecules: 200,
  /** Yields entered into one condition optimization. */
  measuredYields: 1_000,
  /** Combinations that a space of conditions may have. */
  spaceCombinations: 200_000,
  demoSearches: 1000,
  pageSize: 100,
  /** Of one list, for the client for a page. */
  pages: 1_000_000,
  /** What a column of whole numbers holds: 32 bits. */
  wholeNumber: 2_147_483_647,
  taskNameLength: 80,
  structureTextLength: 200_000,
  routesPerTask: 1_000,
  routeSteps: 8,
  searchSeconds: 60,
  /** Upper limit of molecules that a search may expand. */
  searchExpansions: 100_000,
  /** Of a note on a route or a step of it. */
  routeNoteLength: 4_000,
  routeCommentLength: 2_000,
  /** Comments on one route. */
  routeComments: 500,
  /** Of what is written to those something is shared with. */
  shareMessageLength: 500,
  /** Why a step is liked or disliked. */
  reasonLength: 300,
  apiKeysPerUser: 20,
  apiKeyNameLength: 60,
  /** The longest an API key may live. */
  apiKeyDays: 365,
  /** How long a deletion can be taken back. */
  restoreWithinMs: 10 * minuteMs,
} as const;

export const inactivityMs = 30 * minuteMs;
export const activityReportMs = minuteMs;
export const tokenMinValidityMs = 5_000;
export const codeVerifierLength = 96;
export const identityTimeoutMs = 10_000;
export const storageCacheMs = 7 * 24 * 60 * minuteMs;

/** Request timeouts by kind of call; `none` is for exports that stream for as long as they need. */
export const timeoutsMs = {
  default: 10_000,
  long: 100_000,
  none: 0,
} as const;

/** Of a cost or a price of one unit: a hundred million in whole units of the currency. */
export const moneyBound = 10_000_000_000;
