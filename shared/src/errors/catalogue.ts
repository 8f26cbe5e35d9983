// Every code a user can meet: its name, how it shows and what its button does. The words are in locales/<culture>/errors.json.
// Specification section 8 and decisions section 3; a test compares this table with the messages both directions.

export const errorDisplays = ['toast', 'closableToast', 'dialog', 'confirm'] as const;
export type ErrorDisplay = (typeof errorDisplays)[number];
export const errorActions = ['login', 'home', 'contactUs', 'contactSales', 'viewRoute'] as const;
export type ErrorAction = (typeof errorActions)[number];
export const severities = ['success', 'info'] as const;
export type Severity = (typeof severities)[number];

export interface ErrorEntry {
  code: number;
  display: ErrorDisplay;
  action?: ErrorAction;
  cancelable?: boolean;
  seconds?: number;
  /** Left out for what is an error: the rest says that all is well, or that there is nothing to do. */
  severity?: Severity;
}

export const catalogue = {
  badRequest: { code: 400, display: 'toast' },
  unauthorized: { code: 401, display: 'dialog', action: 'login' },
  forbidden: { code: 403, display: 'toast' },
  notFound: { code: 404, display: 'toast' },
  methodNotAllowed: { code: 405, display: 'toast' },
  requestTimeout: { code: 408, display: 'toast' },
  superseded: { code: 409, display: 'toast', severity: 'info' },
  payloadTooLarge: { code: 413, display: 'toast' },
  unsupportedMediaType: { code: 415, display: 'toast' },
  tooManyRequests: { code: 429, display: 'toast' },
  serverProblem: { code: 500, display: 'toast' },
  badGateway: { code: 502, display: 'toast' },
  serviceUnavailable: { code: 503, display: 'toast' },
  gatewayTimeout: { code: 504, display: 'toast' },
  phoneOrEmailBound: { code: 993, display: 'toast' },
  inactivityLogout: { code: 994, display: 'dialog', severity: 'info', action: 'login' },
  wrongCaptcha: { code: 995, display: 'toast' },
  userLimitReached: { code: 996, display: 'dialog', action: 'login' },
  noPermissionsConfigured: { code: 997, display: 'dialog', action: 'login' },
  loggedInElsewhere: { code: 998, display: 'dialog', action: 'login' },
  noLoginPermission: { code: 999, display: 'dialog', action: 'login' },
  systemExpired: { code: 10000, display: 'dialog', action: 'contactUs' },
  wrongCredentials: { code: 10001, display: 'toast' },
  underDevelopment: { code: 10002, display: 'toast', severity: 'info' },
  structureNotSupported: { code: 10003, display: 'toast' },
  templateError: { code: 10004, display: 'toast' },
  importError: { code: 10005, display: 'toast' },
  fileTooLarge: { code: 10006, display: 'toast' },
  exportError: { code: 10007, display: 'toast' },
  fileDamaged: { code: 10008, display: 'toast' },
  wrongFormat: { code: 10009, display: 'toast' },
  dataNotFound: { code: 10010, display: 'toast' },
  sharerDeleted: { code: 10011, display: 'toast' },
  parameterError: { code: 10012, display: 'toast' },
  passwordRule: { code: 10013, display: 'toast' },
  userLimit: { code: 10014, display: 'toast' },
  passwordChange1: { code: 10015, display: 'toast' },
  passwordChange2: { code: 10016, display: 'toast' },
  passwordReset1: { code: 10017, display: 'toast' },
  passwordReset2: { code: 10018, display: 'toast' },
  templateError2: { code: 10019, display: 'toast' },
  parameterError2: { code: 10020, display: 'toast' },
  dataMissingOrNoAccess: { code: 10022, display: 'dialog', action: 'home' },
  crossCompanySharing: { code: 10023, display: 'dialog', action: 'home' },
  fileContentError: { code: 10026, display: 'toast' },
  computingBusy: { code: 10027, display: 'toast' },
  cannotShareRunning: { code: 10028, display: 'toast' },
  sharedUndeletable: { code: 10030, display: 'toast' },
  canvasInputUnsupported: { code: 10031, display: 'toast' },
  inquiryRecipientMissing: { code: 10032, display: 'toast' },
  syncFailed: { code: 10033, display: 'toast' },
  usageExhausted: { code: 10034, display: 'confirm', action: 'contactSales', cancelable: true },
  usageInsufficient: { code: 10035, display: 'confirm', action: 'contactSales', cancelable: true },
  featureExpired: { code: 10036, display: 'confirm', action: 'contactSales', cancelable: true },
  pointsExhausted: { code: 10037, display: 'confirm', action: 'contactSales', cancelable: true },
  pointsInsufficient: { code: 10038, display: 'confirm', action: 'contactSales', cancelable: true },
  featureNotPermitted: { code: 10039, display: 'toast' },
  inquiryRegulated: { code: 10040, display: 'toast' },
  drugControlled: { code: 20000, display: 'toast' },
  parameterConfiguration: { code: 20001, display: 'toast' },
  unrecognizedBond: { code: 20002, display: 'toast' },
  pendingMoleculeLimit: { code: 20003, display: 'toast' },
  noValidData: { code: 20004, display: 'toast' },
  queueConnectionLost: { code: 20005, display: 'toast' },
  moleculeInSearchUndeletable: { code: 20006, display: 'toast' },
  smilesEmpty: { code: 20007, display: 'toast' },
  routeUsedElsewhere: { code: 20008, display: 'toast' },
  nonIntermediateUnspliceable: { code: 20009, display: 'toast' },
  replacementNotFound: { code: 20010, display: 'toast' },
  mindMapFailed: { code: 20011, display: 'toast' },
  duplicateStructure: { code: 20012, display: 'toast' },
  modifyRestricted: { code: 20013, display: 'toast' },
  routeStillSearching: { code: 20014, display: 'toast', severity: 'info' },
  addMoleculesFirst: { code: 20015, display: 'toast', severity: 'info' },
  searchCompleted: { code: 20016, display: 'closableToast', severity: 'success', action: 'viewRoute' },
  taskNotStarted: { code: 20017, display: 'toast', severity: 'info' },
  taskDeleted: { code: 20018, display: 'toast' },
  taskCutInLine: { code: 20019, display: 'toast', severity: 'info' },
  taskStatusChanged: { code: 20020, display: 'toast', severity: 'info' },
  allTasksStarted: { code: 20021, display: 'toast', severity: 'info' },
  noTaskQueued: { code: 20022, display: 'toast', severity: 'info' },
  nothingToClear: { code: 20023, display: 'toast', severity: 'info' },
  queryFailed: { code: 20024, display: 'toast' },
  routeDeleted: { code: 20025, display: 'toast' },
  smilesOrNameNotFound: { code: 20026, display: 'toast' },
  usedForForwardSynthesis: { code: 20027, display: 'toast' },
  unrecognizedStructure: { code: 20028, display: 'toast' },
  noChangeToSave: { code: 20029, display: 'toast', severity: 'info' },
  syncedUndeletable: { code: 20030, display: 'toast' },
  protectingGroupOnReactionSite: { code: 20031, display: 'toast' },
  taskQueued: { code: 20032, display: 'toast', severity: 'info' },
  nonSpecificFunctionalGroups: { code: 20033, display: 'toast' },
  childRoutesIncludeParent: { code: 20034, display: 'toast' },
  protectingGroupOrigin: { code: 20035, display: 'toast', seconds: 8 },
  supplierDataFailure: { code: 20036, display: 'toast' },
  routeExists: { code: 20037, display: 'confirm', severity: 'info', action: 'viewRoute' },
  noProtectingGroupToReplace: { code: 20038, display: 'toast', severity: 'info' },
  protectingStepFailed: { code: 20039, display: 'toast' },
  duplicateMoleculesInRoute: { code: 20040, display: 'toast' },
  sascoreFileType: { code: 30001, display: 'toast' },
  sascoreXlsxSize: { code: 30002, display: 'toast' },
  sascoreSdfSize: { code: 30003, display: 'toast' },
  sascoreMoleculeCount: { code: 30004, display: 'toast' },
  sascoreNoRows: { code: 30005, display: 'toast' },
  sascoreMolid: { code: 30006, display: 'toast' },
  startTimeFormat: { code: 30007, display: 'toast' },
  endTimeFormat: { code: 30008, display: 'toast' },
  endBeforeStart: { code: 30009, display: 'toast' },
  pageIndex: { code: 30010, display: 'toast' },
  pageSize: { code: 30011, display: 'toast' },
  taskNameTaken: { code: 30012, display: 'toast' },
  singleMoleculeOnly: { code: 40001, display: 'toast' },
  customScaffoldLimit: { code: 40002, display: 'toast' },
  forwardConcurrentLimit: { code: 40003, display: 'toast' },
  forwardPendingLimit: { code: 40004, display: 'toast' },
  noProducts: { code: 40005, display: 'toast', severity: 'info' },
  scaffoldInvalid: { code: 40006, display: 'toast' },
  forwardTaskMissing: { code: 40007, display: 'toast' },
  impurityTaskMissing: { code: 50001, display: 'toast' },
  noStructureInPicture: { code: 50002, display: 'toast' },
  compoundNotFound: { code: 50003, display: 'toast' },
  elnNotConfigured: { code: 50004, display: 'toast' },
  apiKeyLimit: { code: 50005, display: 'toast' },
  mailNotConfigured: { code: 50006, display: 'toast' },
  duplicateRole: { code: 70001, display: 'toast' },
  duplicateUser: { code: 70002, display: 'toast' },
  duplicateOrganisation: { code: 70003, display: 'toast' },
  duplicateTenant: { code: 70004, display: 'toast' },
  duplicateEmail: { code: 70005, display: 'toast' },
  abbreviationUndeletable: { code: 70006, display: 'toast' },
  accountExpired: { code: 70007, display: 'dialog', action: 'login' },
  activationCountExceeded: { code: 70008, display: 'toast' },
  demoSearchesUsedUp: { code: 70009, display: 'toast' },
  tenantUserLimit: { code: 70010, display: 'toast' },
  phoneInUse: { code: 70011, display: 'toast' },
  cannotDisableSelf: { code: 70012, display: 'toast' },
  wrongOriginalPassword: { code: 70013, display: 'toast' },
  processTaskLimit: { code: 80001, display: 'toast' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorKey = keyof typeof catalogue;

const byCode = new Map<number, ErrorKey>(
  Object.entries(catalogue).map(([key, entry]) => [entry.code, key as ErrorKey]),
);

/** The name of a code, or undefined for a code the catalogue does not hold. */
export function errorKeyOf(code: number): ErrorKey | undefined {
  return byCode.get(code);
}

/** The entry of a code, or undefined for a code the catalogue does not hold. */
export function errorEntryOf(code: number): ErrorEntry | undefined {
  const key = byCode.get(code);
  return key === undefined ? undefined : catalogue[key];
}
