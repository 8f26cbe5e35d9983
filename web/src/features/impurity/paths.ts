// Addresses of the prediction of impurities.

export const startPath = '/impurityPrediction';

/** The impurities of a prediction (its last run) or of one run of it. */
export function listPath(id: string): string {
  return `/impurity/list/${id}`;
}
