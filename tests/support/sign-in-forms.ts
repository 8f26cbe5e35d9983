// Responses to the calls of the gateway around a sign-in, for the user of the test provider.

export const signInForms: Readonly<Record<string, unknown>> = {
  '/livez': { status: 'ok' },
  '/api/common/sync-user': { userId: 'u-1', tenantId: 't-1', isNew: false },
  '/api/common/user-profile': {
    currentUser: { id: 'u-1', tenantId: 't-1', userName: 'name-of-u-1', name: 'name' },
    userBasicInfo: {
      customerName: 'Example',
      isTenantAdmin: false,
      accountType: 'Enterprise',
      expirationDate: null,
      creationTime: '2026-01-01T00:00:00.000Z',
      externalSource: null,
    },
    language: null,
    currency: null,
    maximumMoleculePrice: null,
    sortValue: '',
    conditionOptCollation: '',
    routeDirection: 'horizontal',
    isShowReleaseNote: false,
    isCanPushDH: false,
    pointsRedemptionDays: 0,
    isOpenApiKey: false,
    isNeedApprove: false,
    tour: 'done',
  },
};
