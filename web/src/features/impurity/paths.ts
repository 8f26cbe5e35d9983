// Addresses of the prediction of impurities.

export const startPath = '/impurityPrediction';
export const scorePath = '/sascore';

/** A molecule as the target of a plan; the planning page takes it out of the address. */
export function planPath(smiles: string): string {
  return `/retrosynthesis?smiles=${encodeURIComponent(smiles)}`;
}

/** The impurities of a prediction (its last run) or of one run of it. */
export function listPath(id: string): string {
  return `/impurity/list/${id}`;
}
