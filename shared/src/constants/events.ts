/** The address of the stream of changes (contracts/notifications/events.ts); apart, so that the page need not load the contract. */
export const eventsPath = '/api/common/events';
