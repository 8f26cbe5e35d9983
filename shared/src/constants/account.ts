/** Member of the discovery document under which our own provider names the address that changes accounts. */
export const accountEndpointName = 'own_account_endpoint';
/** The same for people, of any provider (OpenID account management). */
export const accountPageName = 'account_management_uri';
/** Claim of our own provider: the user's place among the enabled users of the tenant, from 1. */
export const seatClaim = 'tenant_seat';
