/** Of our client in the realm that the tests import. */
export const clientSecret = 'client-secret-of-the-keycloak-tests';
