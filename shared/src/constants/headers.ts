// Header names of decisions section 1.

export const headers = {
  tenantId: 'x-tenant-id',
  culture: 'x-culture',
  timezoneOffset: 'x-timezone-offset',
  trackingId: 'x-tracking-id',
  requestId: 'x-request-id',
  csrf: 'x-csrf',
  activity: 'x-activity',
  idempotencyKey: 'idempotency-key',
} as const;
