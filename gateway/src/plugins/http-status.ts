import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';

// Decisions section 8: which HTTP status carries a business code.
const statusOfBusinessKey: Partial<Record<ErrorKey, number>> = {
  fileTooLarge: 413,
  sascoreXlsxSize: 413,
  sascoreSdfSize: 413,
  inactivityLogout: 401,
  loggedInElsewhere: 401,
  noLoginPermission: 401,
  userLimitReached: 403,
  noPermissionsConfigured: 403,
  featureNotPermitted: 403,
  featureExpired: 403,
  systemExpired: 403,
  dataMissingOrNoAccess: 403,
  crossCompanySharing: 403,
  underDevelopment: 501,
  syncFailed: 502,
};

const keyOfStatus = new Map<number, ErrorKey>(
  (Object.keys(catalogue) as ErrorKey[])
    .filter((key) => catalogue[key].code < 600)
    .map((key) => [catalogue[key].code, key]),
);

/** The HTTP status of an error that the gateway itself reports. */
export function httpStatusOf(key: ErrorKey): number {
  const { code } = catalogue[key];
  return code < 600 ? code : (statusOfBusinessKey[key] ?? 400);
}

/** The error that represents a bare HTTP status. */
export function errorKeyOfStatus(status: number): ErrorKey {
  return keyOfStatus.get(status) ?? (status >= 500 ? 'serverProblem' : 'badRequest');
}
