/** Below the provider's address; the discovery document names it. */
export const ownAccountPath = '/account';
