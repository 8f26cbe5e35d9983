// A service may refuse the token of a session that the gateway still holds valid. The gateway says so in the details of
// its 401, so that the page does not take it for the end of the session.

export const chemistryRefused = 'chemistry';

/** True for the details of a 401 that the chemistry service alone has said. */
export function isRefusedByService(details: unknown): boolean {
  return typeof details === 'object' && details !== null && Reflect.get(details, 'service') === chemistryRefused;
}
