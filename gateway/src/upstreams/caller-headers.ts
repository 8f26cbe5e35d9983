import { headers } from '@app/shared/constants/headers';

export interface CallerIdentity {
  accessToken: string | undefined;
  /** Named for single-sign-on logins only (specification section 7). */
  tenantId: string | undefined;
}

/** The headers that say to the service who calls. */
export function callerHeaders({ accessToken, tenantId }: CallerIdentity): Record<string, string> {
  return {
    ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    ...(tenantId === undefined ? {} : { [headers.tenantId]: tenantId }),
  };
}
