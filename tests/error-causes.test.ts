// Every code of the catalogue has a cause in the product, and a test that meets it; what only a customer's own service
// sends is named here with the reason (the codes of HTTP, below 993, belong to no feature).

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';

const root = resolve(import.meta.dirname, '..');

/** Where it is raised, and the test that provokes it. */
const causes: Partial<Record<ErrorKey, readonly [raisedIn: string, metBy: string]>> = {
  phoneOrEmailBound: [
    'services/identity/src/account/own-data-call.ts',
    'services/identity/src/account/account.test.ts',
  ],
  inactivityLogout: ['gateway/src/auth/session-cookie.ts', 'gateway/src/auth/session.test.ts'],
  wrongCaptcha: ['services/identity/src/account/proof.ts', 'services/identity/src/account/account.test.ts'],
  userLimitReached: ['gateway/src/auth/sign-in.ts', 'gateway/src/features/members/handlers.test.ts'],
  noPermissionsConfigured: ['gateway/src/auth/federated/sign-in.ts', 'gateway/src/auth/federated/sign-in.test.ts'],
  loggedInElsewhere: ['gateway/src/auth/session-cookie.ts', 'tests/e2e/session/lost.spec.ts'],
  noLoginPermission: ['gateway/src/auth/failures/provider-failure.ts', 'gateway/src/auth/sign-in.test.ts'],
  systemExpired: ['gateway/src/features/calls/guard.ts', 'gateway/src/auth/provider/accounts.test.ts'],
  wrongCredentials: ['services/identity/src/sign-in/handler.ts', 'services/identity/src/app.test.ts'],
  underDevelopment: ['services/chemistry/src/platform/http/calls.ts', 'services/chemistry/src/unbuilt-calls.test.ts'],
  structureNotSupported: [
    'services/chemistry/src/features/structure/files/plain-structure.ts',
    'services/chemistry/src/features/structure/files/plain-structure.test.ts',
  ],
  templateError: [
    'services/chemistry/src/features/conditions/yields/yield-file.ts',
    'services/chemistry/src/features/conditions/file.test.ts',
  ],
  importError: ['services/chemistry/src/features/stock/routes.ts', 'services/chemistry/src/rare-refusals.test.ts'],
  fileTooLarge: [
    'services/chemistry/src/features/feedback/feedback-store.ts',
    'services/chemistry/src/features/feedback/routes.test.ts',
  ],
  exportError: ['services/chemistry/src/features/batch/export.ts', 'services/chemistry/src/rare-refusals.test.ts'],
  fileDamaged: [
    'services/chemistry/src/features/structure/programs/picture-reader.ts',
    'services/chemistry/src/features/structure/programs/picture-reader.test.ts',
  ],
  wrongFormat: [
    'services/chemistry/src/features/structure/programs/picture-reader.ts',
    'services/chemistry/src/features/structure/programs/picture-reader.test.ts',
  ],
  dataNotFound: [
    'services/chemistry/src/features/conditions/optimization.ts',
    'services/chemistry/src/features/conditions/routes.test.ts',
  ],
  sharerDeleted: [
    'services/chemistry/src/features/tasks/route-access.ts',
    'services/chemistry/src/features/sharing/routes.test.ts',
  ],
  parameterError: ['gateway/src/features/calls/input.ts', 'gateway/src/features/calls/edge.test.ts'],
  passwordRule: ['services/identity/src/members/set-password.ts', 'services/identity/src/members/members.test.ts'],
  userLimit: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  passwordChange1: ['services/identity/src/members/password-links.ts', 'services/identity/src/members/members.test.ts'],
  passwordChange2: ['services/identity/src/members/set-password.ts', 'services/identity/src/members/members.test.ts'],
  passwordReset1: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  passwordReset2: ['services/identity/src/members/password-links.ts', 'services/identity/src/members/members.test.ts'],
  templateError2: [
    'services/chemistry/src/features/conditions/yields/yield-file.ts',
    'services/chemistry/src/features/conditions/file.test.ts',
  ],
  parameterError2: [
    'services/chemistry/src/features/console/points-store.ts',
    'services/chemistry/src/features/console/routes.test.ts',
  ],
  dataMissingOrNoAccess: [
    'services/chemistry/src/features/tasks/task-store.ts',
    'services/chemistry/src/features/retrosynthesis/routes.test.ts',
  ],
  crossCompanySharing: [
    'services/chemistry/src/features/sharing/routes.ts',
    'services/chemistry/src/features/sharing/routes.test.ts',
  ],
  fileContentError: [
    'services/chemistry/src/features/sascore/upload/read-upload.ts',
    'services/chemistry/src/features/sascore/routes.test.ts',
  ],
  computingBusy: [
    'services/chemistry/src/platform/threads/ask-thread.ts',
    'services/chemistry/src/features/structure/programs/picture-reader.test.ts',
  ],
  cannotShareRunning: [
    'services/chemistry/src/features/tasks/share-store.ts',
    'services/chemistry/src/features/sharing/routes.test.ts',
  ],
  sharedUndeletable: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/sharing/routes.test.ts',
  ],
  inquiryRecipientMissing: [
    'services/chemistry/src/features/inquiry/send.ts',
    'services/chemistry/src/features/inquiry/send.test.ts',
  ],
  syncFailed: ['services/chemistry/src/features/eln/routes.ts', 'services/chemistry/src/features/eln/routes.test.ts'],
  usageExhausted: ['shared/src/rules/account/quota.ts', 'services/chemistry/src/features/quota/store.test.ts'],
  usageInsufficient: ['shared/src/rules/account/quota.ts', 'services/chemistry/src/features/quota/store.test.ts'],
  featureExpired: ['gateway/src/features/calls/guard.ts', 'gateway/src/auth/provider/accounts.test.ts'],
  pointsExhausted: [
    'services/chemistry/src/features/console/points-store.ts',
    'services/chemistry/src/features/console/routes.test.ts',
  ],
  pointsInsufficient: [
    'services/chemistry/src/features/console/points-store.ts',
    'services/chemistry/src/features/console/routes.test.ts',
  ],
  featureNotPermitted: [
    'services/chemistry/src/features/stock/routes.ts',
    'services/chemistry/src/features/stock/routes.test.ts',
  ],
  inquiryRegulated: [
    'services/chemistry/src/features/inquiry/routes.ts',
    'services/chemistry/src/features/inquiry/routes.test.ts',
  ],
  drugControlled: [
    'services/chemistry/src/features/structure/plannable.ts',
    'services/chemistry/src/features/retrosynthesis/routes.test.ts',
  ],
  parameterConfiguration: [
    'services/chemistry/src/features/bans/ban-store.ts',
    'services/chemistry/src/features/tasks/search-constraints.test.ts',
  ],
  unrecognizedBond: [
    'services/chemistry/src/engine/search/constraint-words.ts',
    'services/chemistry/src/features/tasks/search-constraints.test.ts',
  ],
  pendingMoleculeLimit: [
    'services/chemistry/src/features/batch/import.ts',
    'services/chemistry/src/features/batch/routes.test.ts',
  ],
  noValidData: [
    'services/chemistry/src/features/cost/routes.ts',
    'services/chemistry/src/features/manual/edit.test.ts',
  ],
  queueConnectionLost: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/retrosynthesis/queue-lost.test.ts',
  ],
  moleculeInSearchUndeletable: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/sascore/life.test.ts',
  ],
  smilesEmpty: [
    'services/chemistry/src/features/substructure/routes.ts',
    'services/chemistry/src/features/structure/routes.test.ts',
  ],
  nonIntermediateUnspliceable: [
    'services/chemistry/src/features/manual/replace.ts',
    'services/chemistry/src/features/manual/routes.test.ts',
  ],
  replacementNotFound: [
    'services/chemistry/src/features/manual/replace.ts',
    'services/chemistry/src/features/manual/edit.test.ts',
  ],
  duplicateStructure: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/sascore/routes.test.ts',
  ],
  modifyRestricted: [
    'services/chemistry/src/features/bans/refuse-banned.ts',
    'services/chemistry/src/features/manual/routes.test.ts',
  ],
  routeStillSearching: [
    'services/chemistry/src/features/search-graph/routes.ts',
    'services/chemistry/src/features/search-graph/routes.test.ts',
  ],
  addMoleculesFirst: [
    'services/chemistry/src/features/search-graph/change.ts',
    'services/chemistry/src/features/search-graph/grow.test.ts',
  ],
  taskNotStarted: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/rare-refusals.test.ts',
  ],
  taskDeleted: [
    'services/chemistry/src/features/tasks/task-store.ts',
    'services/chemistry/src/features/retrosynthesis/routes.test.ts',
  ],
  taskStatusChanged: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/sascore/life.test.ts',
  ],
  allTasksStarted: [
    'services/chemistry/src/features/batch/start.ts',
    'services/chemistry/src/features/batch/routes.test.ts',
  ],
  noTaskQueued: [
    'services/chemistry/src/features/batch/routes.ts',
    'services/chemistry/src/features/batch/routes.test.ts',
  ],
  nothingToClear: [
    'services/chemistry/src/features/manual/canvas.ts',
    'services/chemistry/src/features/manual/canvas.test.ts',
  ],
  queryFailed: [
    'services/chemistry/src/features/retrosynthesis/run-store.ts',
    'services/chemistry/src/features/retrosynthesis/jobs.test.ts',
  ],
  routeDeleted: [
    'services/chemistry/src/features/tasks/route-store.ts',
    'services/chemistry/src/features/sharing/routes.test.ts',
  ],
  smilesOrNameNotFound: [
    'services/chemistry/src/features/structure/compounds.ts',
    'services/chemistry/src/features/structure/routes.test.ts',
  ],
  unrecognizedStructure: [
    'services/chemistry/src/features/structure/files/plain-structure.ts',
    'services/chemistry/src/features/structure/files/plain-structure.test.ts',
  ],
  noChangeToSave: [
    'services/chemistry/src/features/manual/keep-route.ts',
    'services/chemistry/src/features/manual/canvas.test.ts',
  ],
  syncedUndeletable: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/eln/routes.test.ts',
  ],
  protectingGroupOnReactionSite: [
    'services/chemistry/src/features/protection/routes.ts',
    'services/chemistry/src/features/manual/edit.test.ts',
  ],
  taskQueued: [
    'services/chemistry/src/features/impurity/store.ts',
    'services/chemistry/src/features/forward/life.test.ts',
  ],
  nonSpecificFunctionalGroups: [
    'services/chemistry/src/features/protection/routes.ts',
    'services/chemistry/src/features/protection/routes.test.ts',
  ],
  childRoutesIncludeParent: [
    'services/chemistry/src/features/manual/open-route.ts',
    'services/chemistry/src/features/manual/graph-selection.test.ts',
  ],
  protectingGroupOrigin: [
    'services/chemistry/src/features/protection/routes.ts',
    'services/chemistry/src/features/protection/routes.test.ts',
  ],
  supplierDataFailure: [
    'services/chemistry/src/features/cost/routes.ts',
    'services/chemistry/src/features/routes/cost-prices.test.ts',
  ],
  routeExists: [
    'services/chemistry/src/features/protection/keep-protected.ts',
    'services/chemistry/src/features/search-graph/grow.test.ts',
  ],
  noProtectingGroupToReplace: [
    'services/chemistry/src/features/protection/routes.ts',
    'services/chemistry/src/features/protection/routes.test.ts',
  ],
  protectingStepFailed: [
    'services/chemistry/src/features/protection/routes.ts',
    'services/chemistry/src/features/manual/edit.test.ts',
  ],
  duplicateMoleculesInRoute: [
    'services/chemistry/src/features/manual/canvas.ts',
    'services/chemistry/src/features/manual/canvas.test.ts',
  ],
  sascoreFileType: [
    'services/chemistry/src/features/sascore/upload/read-upload.ts',
    'services/chemistry/src/features/sascore/routes.test.ts',
  ],
  sascoreXlsxSize: ['shared/src/rules/upload.ts', 'shared/src/rules/upload.test.ts'],
  sascoreSdfSize: ['shared/src/rules/upload.ts', 'shared/src/rules/upload.test.ts'],
  sascoreMoleculeCount: ['shared/src/rules/upload.ts', 'tests/contract/lines/uploads.test.ts'],
  sascoreNoRows: ['shared/src/rules/upload.ts', 'tests/contract/lines/uploads.test.ts'],
  sascoreMolid: ['shared/src/rules/upload.ts', 'tests/contract/lines/uploads.test.ts'],
  startTimeFormat: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  endTimeFormat: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  endBeforeStart: [
    'services/chemistry/src/features/impurity/routes.ts',
    'services/chemistry/src/features/impurity/routes.test.ts',
  ],
  pageIndex: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  pageSize: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  taskNameTaken: [
    'services/chemistry/src/features/sascore/task-store.ts',
    'services/chemistry/src/features/sascore/life.test.ts',
  ],
  singleMoleculeOnly: [
    'services/chemistry/src/features/forward/wish.ts',
    'services/chemistry/src/features/forward/routes.test.ts',
  ],
  customScaffoldLimit: [
    'services/chemistry/src/features/forward/wish.ts',
    'services/chemistry/src/features/forward/routes.test.ts',
  ],
  forwardConcurrentLimit: [
    'services/chemistry/src/features/forward/task-store.ts',
    'services/chemistry/src/features/forward/life.test.ts',
  ],
  forwardPendingLimit: [
    'services/chemistry/src/features/forward/task-store.ts',
    'services/chemistry/src/features/forward/life.test.ts',
  ],
  noProducts: [
    'services/chemistry/src/features/forward/routes.ts',
    'services/chemistry/src/features/forward/routes.test.ts',
  ],
  scaffoldInvalid: [
    'services/chemistry/src/features/forward/wish.ts',
    'services/chemistry/src/features/forward/routes.test.ts',
  ],
  forwardTaskMissing: [
    'services/chemistry/src/features/forward/products.ts',
    'services/chemistry/src/features/forward/life.test.ts',
  ],
  impurityTaskMissing: [
    'services/chemistry/src/features/impurity/store.ts',
    'services/chemistry/src/features/impurity/routes.test.ts',
  ],
  noStructureInPicture: [
    'services/chemistry/src/features/structure/recognition-routes.ts',
    'services/chemistry/src/features/structure/recognition-routes.test.ts',
  ],
  elnNotConfigured: [
    'services/chemistry/src/features/eln/routes.ts',
    'services/chemistry/src/features/eln/routes.test.ts',
  ],
  apiKeyLimit: [
    'services/chemistry/src/features/api-keys/store.ts',
    'services/chemistry/src/features/api-keys/routes.test.ts',
  ],
  mailNotConfigured: [
    'services/chemistry/src/features/notifications/routes.ts',
    'services/chemistry/src/rare-refusals.test.ts',
  ],
  duplicateRole: ['services/identity/src/members/groups.ts', 'services/identity/src/members/members.test.ts'],
  duplicateUser: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  duplicateEmail: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  accountExpired: ['gateway/src/upstreams/user-sync.ts', 'gateway/src/auth/sign-in.test.ts'],
  activationCountExceeded: [
    'services/identity/src/members/password-links.ts',
    'services/identity/src/members/members.test.ts',
  ],
  demoSearchesUsedUp: [
    'services/chemistry/src/features/quota/store.ts',
    'services/chemistry/src/features/quota/store.test.ts',
  ],
  tenantUserLimit: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  phoneInUse: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  cannotDisableSelf: ['services/identity/src/account/member-calls.ts', 'services/identity/src/members/members.test.ts'],
  wrongOriginalPassword: ['services/identity/src/account/proof.ts', 'services/identity/src/account/account.test.ts'],
  searchCompleted: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/late-refusals.test.ts',
  ],
  routeUsedElsewhere: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/late-refusals.test.ts',
  ],
  mindMapFailed: [
    'services/chemistry/src/features/tasks/graph/graph-store.ts',
    'services/chemistry/src/late-refusals.test.ts',
  ],
  usedForForwardSynthesis: [
    'services/chemistry/src/features/stock/stock-store.ts',
    'services/chemistry/src/late-refusals.test.ts',
  ],
  compoundNotFound: [
    'services/chemistry/src/features/eln/routes.ts',
    'services/chemistry/src/features/eln/routes.test.ts',
  ],
  processTaskLimit: [
    'services/chemistry/src/features/retrosynthesis/life.ts',
    'services/chemistry/src/features/process/routes.test.ts',
  ],
};

/** What our own service has no occasion to send, and why. */
const customersOnly: Partial<Record<ErrorKey, string>> = {
  canvasInputUnsupported: 'what the drawing area cannot take is 20028 or 10003, with the place in the structure',
  taskCutInLine: 'the line is fair between tenants and users; nobody moves a task to its front',
  duplicateOrganisation: 'organisations are made where the customer manages identities',
  duplicateTenant: 'tenants are made where the customer manages identities',
  abbreviationUndeletable: 'abbreviations of groups are built in; there is no list of them to delete from',
};

const keys = (Object.keys(catalogue) as ErrorKey[]).filter((key) => catalogue[key].code >= 993);

// Words in comments are no causes.
const codeOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?:^|\s)\/\/.*$/gm, '');

const servers = ['gateway/src', 'services/chemistry/src', 'services/identity/src', 'shared/src'];
const sources = servers.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);

describe('a code of the catalogue', () => {
  it.each(keys)("%s has a cause, or a reason why only a customer's own service sends it", (key) => {
    expect([key in causes, key in customersOnly].filter(Boolean)).toHaveLength(1);
  });

  it.each(Object.entries(causes))('%s is raised where the table says, and met by the test it names', (key, cause) => {
    const [raisedIn, metBy] = cause;
    const { code } = catalogue[key as ErrorKey];
    expect(raisedIn).not.toMatch(/\.test\.ts$|catalogue\.ts$/);
    expect(codeOf(raisedIn)).toContain(`'${key}'`);
    expect(metBy).toMatch(/\.(?:test|spec)\.tsx?$/);
    expect(codeOf(metBy)).toMatch(new RegExp(`\\b${code}\\b|'${key}'`));
  });

  it.each(Object.keys(customersOnly))('%s is raised nowhere', (key) => {
    const raised = new RegExp(`AppError\\([^;]{0,200}?'${key}'`);
    expect(sources.filter((path) => raised.test(codeOf(path)))).toEqual([]);
  });
});
