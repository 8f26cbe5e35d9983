// What the process of `killed-start.ts` is asked to start.

export const killedStart = {
  owner: { tenantId: 't', userId: 'u' },
  order: { key: 'killed-in-between', call: 'manualRouteStart', input: { body: { structure: 'CCO' } } },
  draftId: '5f0f64a2-6f67-4a3f-8e33-0a4e0d8f5a11',
  target: { key: 'AAAAAAAAAAAAAAAAAAAAAA', smiles: 'CCO', formula: 'C2H6O', molecularWeight: 46.07 },
} as const;
