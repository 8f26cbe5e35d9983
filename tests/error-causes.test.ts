// Every code of the catalogue has a cause in the product, and a test that meets it; what only a customer's own service
// sends is named here with the reason (the codes of HTTP, below 993, belong to no feature).

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';

const root = resolve(import.meta.dirname, '..');

/** Where it is raised, and the test that provokes it. */
const causes: Partial<Record<ErrorKey, readonly [raisedIn: string, metBy: string]>> = {
  phoneOrEmailBound: ['services/identity/src/account/calls.ts', 'services/identity/src/account/account.test.ts'],
  inactivityLogout: ['gateway/src/auth/session-cookie.ts', 'gateway/src/auth/session.test.ts'],
  wrongCaptcha: ['services/identity/src/sign-in/handler.ts', 'services/identity/src/sign-in/captcha.test.ts'],
  userLimitReached: ['gateway/src/auth/sign-in.ts', 'gateway/src/features/members/handlers.test.ts'],
  noPermissionsConfigured: ['gateway/src/auth/federated/sign-in.ts', 'gateway/src/auth/federated/sign-in.test.ts'],
  loggedInElsewhere: ['gateway/src/auth/session-cookie.ts', 'tests/e2e/session.spec.ts'],
  noLoginPermission: ['gateway/src/auth/failures/provider-failure.ts', 'gateway/src/auth/sign-in.test.ts'],
  systemExpired: ['gateway/src/features/calls/guard.ts', 'gateway/src/auth/accounts.test.ts'],
  wrongCredentials: ['services/identity/src/sign-in/handler.ts', 'services/identity/src/sign-in/captcha.test.ts'],
  underDevelopment: ['services/chemistry/src/routes/calls.ts', 'services/chemistry/src/routes/unbuilt-calls.test.ts'],
  structureNotSupported: [
    'services/chemistry/src/structure-files/plain-structure.ts',
    'services/chemistry/src/structure-files/plain-structure.test.ts',
  ],
  templateError: [
    'services/chemistry/src/conditions/service/yield-file.ts',
    'services/chemistry/src/routes/conditions-file.test.ts',
  ],
  importError: ['services/chemistry/src/routes/stock.ts', 'services/chemistry/src/routes/rare-refusals.test.ts'],
  fileTooLarge: ['services/chemistry/src/feedback/feedback-store.ts', 'services/chemistry/src/routes/feedback.test.ts'],
  exportError: ['services/chemistry/src/routes/batch-export.ts', 'services/chemistry/src/routes/rare-refusals.test.ts'],
  fileDamaged: [
    'services/chemistry/src/structures/picture-reader.ts',
    'services/chemistry/src/structures/picture-reader.test.ts',
  ],
  wrongFormat: [
    'services/chemistry/src/structures/picture-reader.ts',
    'services/chemistry/src/structures/picture-reader.test.ts',
  ],
  dataNotFound: [
    'services/chemistry/src/routes/conditions-optimization.ts',
    'services/chemistry/src/routes/conditions.test.ts',
  ],
  sharerDeleted: ['services/chemistry/src/tasks/route-access.ts', 'services/chemistry/src/routes/sharing.test.ts'],
  parameterError: ['gateway/src/features/calls/input.ts', 'gateway/src/features/calls/edge.test.ts'],
  passwordRule: ['services/identity/src/members/set-password.ts', 'services/identity/src/members/members.test.ts'],
  userLimit: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  passwordChange1: ['services/identity/src/members/password-links.ts', 'services/identity/src/members/members.test.ts'],
  passwordChange2: ['services/identity/src/members/set-password.ts', 'services/identity/src/members/members.test.ts'],
  passwordReset1: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  passwordReset2: ['services/identity/src/members/password-links.ts', 'services/identity/src/members/members.test.ts'],
  templateError2: [
    'services/chemistry/src/conditions/service/yield-file.ts',
    'services/chemistry/src/routes/conditions-file.test.ts',
  ],
  parameterError2: ['services/chemistry/src/console/points-store.ts', 'services/chemistry/src/routes/console.test.ts'],
  dataMissingOrNoAccess: [
    'services/chemistry/src/tasks/task-store.ts',
    'services/chemistry/src/routes/retrosynthesis.test.ts',
  ],
  crossCompanySharing: ['services/chemistry/src/routes/sharing.ts', 'services/chemistry/src/routes/sharing.test.ts'],
  fileContentError: ['services/chemistry/src/sascore/read-upload.ts', 'services/chemistry/src/routes/sascore.test.ts'],
  computingBusy: [
    'services/chemistry/src/threads/ask-thread.ts',
    'services/chemistry/src/structures/picture-reader.test.ts',
  ],
  cannotShareRunning: ['services/chemistry/src/tasks/share-store.ts', 'services/chemistry/src/routes/sharing.test.ts'],
  sharedUndeletable: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/sharing.test.ts'],
  inquiryRecipientMissing: [
    'services/chemistry/src/routes/inquiry-send.ts',
    'services/chemistry/src/routes/inquiry-send.test.ts',
  ],
  syncFailed: ['services/chemistry/src/routes/eln.ts', 'services/chemistry/src/routes/eln.test.ts'],
  usageExhausted: ['shared/src/rules/quota.ts', 'services/chemistry/src/routes/quota.test.ts'],
  usageInsufficient: ['shared/src/rules/quota.ts', 'services/chemistry/src/routes/quota.test.ts'],
  featureExpired: ['gateway/src/features/calls/guard.ts', 'gateway/src/auth/accounts.test.ts'],
  pointsExhausted: ['services/chemistry/src/console/points-store.ts', 'services/chemistry/src/routes/console.test.ts'],
  pointsInsufficient: [
    'services/chemistry/src/console/points-store.ts',
    'services/chemistry/src/routes/console.test.ts',
  ],
  featureNotPermitted: ['services/chemistry/src/routes/stock.ts', 'services/chemistry/src/routes/stock.test.ts'],
  inquiryRegulated: ['services/chemistry/src/routes/inquiry.ts', 'services/chemistry/src/routes/inquiry.test.ts'],
  drugControlled: [
    'services/chemistry/src/routes/retrosynthesis.ts',
    'services/chemistry/src/routes/retrosynthesis.test.ts',
  ],
  parameterConfiguration: [
    'services/chemistry/src/tasks/ban-store.ts',
    'services/chemistry/src/routes/search-constraints.test.ts',
  ],
  unrecognizedBond: [
    'services/chemistry/src/search/constraint-words.ts',
    'services/chemistry/src/routes/search-constraints.test.ts',
  ],
  pendingMoleculeLimit: [
    'services/chemistry/src/routes/batch-import.ts',
    'services/chemistry/src/routes/batch.test.ts',
  ],
  noValidData: ['services/chemistry/src/routes/route-cost.ts', 'services/chemistry/src/routes/manual-edit.test.ts'],
  queueConnectionLost: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/tasks/queue-lost.test.ts'],
  moleculeInSearchUndeletable: [
    'services/chemistry/src/tasks/life.ts',
    'services/chemistry/src/routes/sascore-life.test.ts',
  ],
  smilesEmpty: ['services/chemistry/src/routes/substructure.ts', 'services/chemistry/src/routes/structure.test.ts'],
  nonIntermediateUnspliceable: [
    'services/chemistry/src/routes/manual-replace.ts',
    'services/chemistry/src/routes/manual.test.ts',
  ],
  replacementNotFound: [
    'services/chemistry/src/routes/manual-replace.ts',
    'services/chemistry/src/routes/manual-edit.test.ts',
  ],
  duplicateStructure: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/sascore.test.ts'],
  modifyRestricted: ['services/chemistry/src/routes/refuse-banned.ts', 'services/chemistry/src/routes/manual.test.ts'],
  routeStillSearching: [
    'services/chemistry/src/routes/search-graph.ts',
    'services/chemistry/src/routes/search-graph.test.ts',
  ],
  addMoleculesFirst: [
    'services/chemistry/src/routes/search-graph-change.ts',
    'services/chemistry/src/routes/search-graph-grow.test.ts',
  ],
  taskNotStarted: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/rare-refusals.test.ts'],
  taskDeleted: ['services/chemistry/src/tasks/task-store.ts', 'services/chemistry/src/routes/retrosynthesis.test.ts'],
  taskStatusChanged: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/sascore-life.test.ts'],
  allTasksStarted: ['services/chemistry/src/routes/batch-start.ts', 'services/chemistry/src/routes/batch.test.ts'],
  noTaskQueued: ['services/chemistry/src/routes/batch.ts', 'services/chemistry/src/routes/batch.test.ts'],
  nothingToClear: ['services/chemistry/src/manual/canvas.ts', 'services/chemistry/src/manual/canvas.test.ts'],
  queryFailed: ['services/chemistry/src/tasks/runner.ts', 'services/chemistry/src/tasks/runner.test.ts'],
  routeDeleted: ['services/chemistry/src/tasks/route-store.ts', 'services/chemistry/src/routes/sharing.test.ts'],
  smilesOrNameNotFound: [
    'services/chemistry/src/routes/structure-compounds.ts',
    'services/chemistry/src/routes/structure.test.ts',
  ],
  unrecognizedStructure: [
    'services/chemistry/src/structure-files/plain-structure.ts',
    'services/chemistry/src/structure-files/plain-structure.test.ts',
  ],
  noChangeToSave: ['services/chemistry/src/manual/keep-route.ts', 'services/chemistry/src/manual/canvas.test.ts'],
  syncedUndeletable: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/eln.test.ts'],
  protectingGroupOnReactionSite: [
    'services/chemistry/src/routes/protection.ts',
    'services/chemistry/src/routes/manual-edit.test.ts',
  ],
  taskQueued: ['services/chemistry/src/impurity/store.ts', 'services/chemistry/src/routes/forward-life.test.ts'],
  nonSpecificFunctionalGroups: [
    'services/chemistry/src/routes/protection.ts',
    'services/chemistry/src/routes/protection.test.ts',
  ],
  childRoutesIncludeParent: [
    'services/chemistry/src/manual/open-route.ts',
    'services/chemistry/src/manual/graph-selection.test.ts',
  ],
  protectingGroupOrigin: [
    'services/chemistry/src/routes/protection.ts',
    'services/chemistry/src/routes/protection.test.ts',
  ],
  supplierDataFailure: [
    'services/chemistry/src/routes/route-cost.ts',
    'services/chemistry/src/routes/route-cost-prices.test.ts',
  ],
  routeExists: [
    'services/chemistry/src/protection/keep-protected.ts',
    'services/chemistry/src/routes/search-graph-grow.test.ts',
  ],
  noProtectingGroupToReplace: [
    'services/chemistry/src/routes/protection.ts',
    'services/chemistry/src/routes/protection.test.ts',
  ],
  protectingStepFailed: [
    'services/chemistry/src/routes/protection.ts',
    'services/chemistry/src/routes/manual-edit.test.ts',
  ],
  duplicateMoleculesInRoute: [
    'services/chemistry/src/manual/canvas.ts',
    'services/chemistry/src/manual/canvas.test.ts',
  ],
  sascoreFileType: ['services/chemistry/src/sascore/read-upload.ts', 'services/chemistry/src/routes/sascore.test.ts'],
  sascoreXlsxSize: ['shared/src/rules/upload.ts', 'shared/src/rules/upload.test.ts'],
  sascoreSdfSize: ['shared/src/rules/upload.ts', 'shared/src/rules/upload.test.ts'],
  sascoreMoleculeCount: ['shared/src/rules/upload.ts', 'tests/contract/lines/uploads.test.ts'],
  sascoreNoRows: ['shared/src/rules/upload.ts', 'tests/contract/lines/uploads.test.ts'],
  sascoreMolid: ['shared/src/rules/upload.ts', 'tests/contract/lines/uploads.test.ts'],
  startTimeFormat: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  endTimeFormat: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  endBeforeStart: ['services/chemistry/src/routes/impurity.ts', 'services/chemistry/src/routes/impurity.test.ts'],
  pageIndex: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  pageSize: ['shared/src/rules/scoring.ts', 'shared/src/rules/scoring.test.ts'],
  taskNameTaken: ['services/chemistry/src/sascore/task-store.ts', 'services/chemistry/src/routes/sascore-life.test.ts'],
  singleMoleculeOnly: [
    'services/chemistry/src/routes/forward-wish.ts',
    'services/chemistry/src/routes/forward.test.ts',
  ],
  customScaffoldLimit: [
    'services/chemistry/src/routes/forward-wish.ts',
    'services/chemistry/src/routes/forward.test.ts',
  ],
  forwardConcurrentLimit: [
    'services/chemistry/src/forward/task-store.ts',
    'services/chemistry/src/routes/forward-life.test.ts',
  ],
  forwardPendingLimit: [
    'services/chemistry/src/forward/task-store.ts',
    'services/chemistry/src/routes/forward-life.test.ts',
  ],
  noProducts: ['services/chemistry/src/routes/forward.ts', 'services/chemistry/src/routes/forward.test.ts'],
  scaffoldInvalid: ['services/chemistry/src/routes/forward-wish.ts', 'services/chemistry/src/routes/forward.test.ts'],
  forwardTaskMissing: [
    'services/chemistry/src/routes/forward-products.ts',
    'services/chemistry/src/routes/forward-life.test.ts',
  ],
  impurityTaskMissing: ['services/chemistry/src/impurity/store.ts', 'services/chemistry/src/routes/impurity.test.ts'],
  noStructureInPicture: [
    'services/chemistry/src/routes/structure-recognition.ts',
    'services/chemistry/src/routes/structure-recognition.test.ts',
  ],
  elnNotConfigured: ['services/chemistry/src/routes/eln.ts', 'services/chemistry/src/routes/eln.test.ts'],
  apiKeyLimit: ['services/chemistry/src/routes/api-key-store.ts', 'services/chemistry/src/routes/api-keys.test.ts'],
  mailNotConfigured: [
    'services/chemistry/src/routes/notifications.ts',
    'services/chemistry/src/routes/rare-refusals.test.ts',
  ],
  duplicateRole: ['services/identity/src/members/groups.ts', 'services/identity/src/members/members.test.ts'],
  duplicateUser: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  duplicateEmail: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  accountExpired: ['gateway/src/upstreams/user-sync.ts', 'gateway/src/auth/sign-in.test.ts'],
  activationCountExceeded: [
    'services/identity/src/members/password-links.ts',
    'services/identity/src/members/members.test.ts',
  ],
  demoSearchesUsedUp: ['services/chemistry/src/equity/search-quota.ts', 'services/chemistry/src/routes/quota.test.ts'],
  tenantUserLimit: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  phoneInUse: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  cannotDisableSelf: ['services/identity/src/members/calls.ts', 'services/identity/src/members/members.test.ts'],
  wrongOriginalPassword: ['services/identity/src/account/calls.ts', 'services/identity/src/account/account.test.ts'],
  searchCompleted: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/late-refusals.test.ts'],
  routeUsedElsewhere: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/late-refusals.test.ts'],
  mindMapFailed: ['services/chemistry/src/graph/graph-store.ts', 'services/chemistry/src/routes/late-refusals.test.ts'],
  usedForForwardSynthesis: [
    'services/chemistry/src/stock/stock-store.ts',
    'services/chemistry/src/routes/late-refusals.test.ts',
  ],
  compoundNotFound: ['services/chemistry/src/routes/eln.ts', 'services/chemistry/src/routes/eln.test.ts'],
  processTaskLimit: ['services/chemistry/src/tasks/life.ts', 'services/chemistry/src/routes/process.test.ts'],
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
