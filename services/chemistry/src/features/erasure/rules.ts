// What becomes of every table when a user's data is erased. A test holds it against the schema: a table that is not named
// here, or a column that names people and has no rule, fails it.

/** What becomes of the rows of one user. */
export type Rule =
  /** Rows of the tenant and user go. */
  | { fate: 'deleted'; why: string }
  /** They go with the row that they belong to, by a foreign key that cascades. */
  | { fate: 'partOf'; parent: string; column: string }
  /** They stay for the tenant; in the columns, a pseudonym stands for the user, whom nothing leads back to. */
  | { fate: 'pseudonym'; columns: readonly string[]; why: string }
  /** A step of its own in erase-user.ts. */
  | { fate: 'special'; columns: readonly string[]; why: string }
  /** Its rows are nobody's. */
  | { fate: 'nobody'; why: string };

const books = 'the books: kept as long as the law on accounts asks';
const work = "the user's work";
const settings = 'settings and lists of the user';

export const rules: Readonly<Record<string, Rule>> = {
  account_closings: { fate: 'deleted', why: 'the erasure takes its place' },
  api_keys: { fate: 'deleted', why: 'nobody may call as the user' },
  banned_reactions: { fate: 'deleted', why: settings },
  buried_points: { fate: 'pseudonym', columns: ['user_id'], why: "the tenant's statistics stay true" },
  condition_optimizations: { fate: 'deleted', why: work },
  condition_plates: { fate: 'partOf', parent: 'condition_optimizations', column: 'optimization_id' },
  condition_yield_versions: { fate: 'partOf', parent: 'condition_optimizations', column: 'optimization_id' },
  contact_messages: { fate: 'deleted', why: "the user's words; those not mailed yet are not mailed" },
  cost_edits: { fate: 'deleted', why: work },
  craft_molecules: { fate: 'deleted', why: settings },
  deleted_rows: { fate: 'partOf', parent: 'deletions', column: 'deletion_id' },
  deletions: { fate: 'deleted', why: 'what could have been brought back' },
  eln_deliveries: { fate: 'deleted', why: 'the notebook has what was handed over' },
  erasures: { fate: 'nobody', why: 'that it was done; its mark tells nobody of whom' },
  feedback: { fate: 'deleted', why: "the user's words" },
  feedback_pictures: { fate: 'deleted', why: "the user's screen" },
  forward_intermediates: { fate: 'partOf', parent: 'forward_tasks', column: 'task_id' },
  forward_products: { fate: 'partOf', parent: 'forward_tasks', column: 'task_id' },
  forward_tasks: { fate: 'deleted', why: work },
  forward_units: { fate: 'partOf', parent: 'forward_tasks', column: 'task_id' },
  graph_growths: { fate: 'deleted', why: work },
  impurity_batches: { fate: 'partOf', parent: 'impurity_searches', column: 'search_id' },
  impurity_likes: { fate: 'partOf', parent: 'impurity_searches', column: 'search_id' },
  impurity_results: { fate: 'partOf', parent: 'impurity_batches', column: 'batch_id' },
  impurity_searches: { fate: 'deleted', why: work },
  imported_routes: { fate: 'partOf', parent: 'tasks', column: 'task_id' },
  inquiries: { fate: 'deleted', why: 'words and structures of the user; those not sent yet are not sent' },
  intermediate_index: { fate: 'deleted', why: work },
  intermediate_members: { fate: 'deleted', why: 'who may read ends with the reader' },
  intermediate_projects: { fate: 'deleted', why: 'its routes go; colleagues only read it' },
  intermediate_records: {
    fate: 'special',
    columns: ['user_id', 'facts'],
    why: 'the record of a project that a colleague owns: a pseudonym stands for the user',
  },
  intermediate_shared_routes: { fate: 'deleted', why: 'who may read ends with the reader' },
  intermediate_uses: { fate: 'deleted', why: work },
  intermediate_ways: { fate: 'deleted', why: work },
  job_claims: { fate: 'deleted', why: 'the order of waiting jobs' },
  live_prices: { fate: 'deleted', why: work },
  mail_wishes: { fate: 'deleted', why: 'holds the address' },
  manual_routes: { fate: 'deleted', why: work },
  manual_versions: { fate: 'deleted', why: work },
  molecules: {
    fate: 'special',
    columns: [],
    why: 'structures by key belong to the tenant: those that nothing else of the tenant names go',
  },
  notices: {
    fate: 'special',
    columns: ['user_id', 'facts'],
    why: "the user's own go, with mails that wait, and those that tell colleagues of the user's doing",
  },
  payment_files: {
    fate: 'special',
    columns: ['user_id'],
    why: `${books}; receipts that no payment has go`,
  },
  payment_reviews: { fate: 'pseudonym', columns: ['user_id'], why: books },
  payments: { fate: 'pseudonym', columns: ['user_id', 'submitted_by'], why: books },
  points_entries: { fate: 'pseudonym', columns: ['user_id'], why: books },
  quota_marks: { fate: 'nobody', why: 'how far the tenant used its searches' },
  quotation_numbers: { fate: 'nobody', why: 'the newest number of a tenant' },
  quotations: { fate: 'deleted', why: work },
  read_release_notes: { fate: 'deleted', why: settings },
  route_comments: {
    fate: 'special',
    columns: ['user_id', 'text'],
    why: 'a comment on the route of a colleague stays as a place without text and author',
  },
  route_marks: { fate: 'deleted', why: work },
  route_notes: { fate: 'deleted', why: "the user's words" },
  routes: { fate: 'deleted', why: work },
  score_chunks: { fate: 'partOf', parent: 'score_tasks', column: 'task_id' },
  score_tasks: { fate: 'deleted', why: 'work and uploaded file of the user' },
  search_graphs: { fate: 'partOf', parent: 'tasks', column: 'task_id' },
  search_quotas: { fate: 'nobody', why: 'what operators set for a tenant' },
  search_uses: { fate: 'pseudonym', columns: ['user_id'], why: 'searches that the tenant used stay used' },
  secrets: { fate: 'nobody', why: "the service's own" },
  share_people: { fate: 'special', columns: ['user_id'], why: 'who may read ends with the reader' },
  shares: {
    fate: 'special',
    columns: ['user_id', 'message'],
    why: 'an ended share without a name tells who has the link that it is gone (10011)',
  },
  stock_files: { fate: 'partOf', parent: 'stocks', column: 'stock_id' },
  stock_items: { fate: 'partOf', parent: 'stocks', column: 'stock_id' },
  stocks: { fate: 'deleted', why: "the user's own lists; those of the whole tenant name nobody" },
  task_starts: { fate: 'deleted', why: work },
  tasks: { fate: 'deleted', why: work },
  template_files: { fate: 'partOf', parent: 'template_sets', column: 'set_id' },
  template_sets: { fate: 'deleted', why: "the user's own sets; those of the whole tenant name nobody" },
  tenant_licences: { fate: 'pseudonym', columns: ['user_id'], why: books },
  tray_molecules: { fate: 'deleted', why: work },
  usage_days: { fate: 'special', columns: ['users'], why: "the tenant's statistics stay true" },
  users: { fate: 'deleted', why: 'name, addresses and settings' },
};

export const tablesOf = (fate: Rule['fate']): string[] =>
  Object.keys(rules).filter((table) => rules[table]?.fate === fate);
