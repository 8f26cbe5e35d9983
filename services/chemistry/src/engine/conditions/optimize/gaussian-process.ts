// A Gaussian process over a finite set of points (C. E. Rasmussen, C. K. I. Williams, Gaussian Processes for Machine
// Learning, 2006, section 2). Adding a measurement updates mean and variance of all points at once, without a matrix
// to invert: each new row of the Cholesky factor is a column of what is kept already. Several means before the measurements
// share the factor, which is all of the work.

/** Covariance of two points by their numbers, in units of the signal. */
export type Kernel = (a: number, b: number) => number;

export class GaussianProcess {
  /** Expected value of each point, for each of the means it began with. */
  readonly means: readonly Float64Array[];
  /** Variance of each point without noise, in units of the signal. */
  readonly variance: Float64Array;
  readonly #kernel: Kernel;
  readonly #noise: number;
  readonly #rows: Float64Array[] = [];
  readonly #squares: Float64Array;
  #logDeterminant = 0;

  /** `means` before anything is measured; `noise` is the variance of a measurement where the signal has 1. */
  constructor(means: readonly Float64Array[], kernel: Kernel, noise: number) {
    this.means = means.map((mean) => Float64Array.from(mean));
    this.variance = Float64Array.from(means[0] ?? [], (_, index) => kernel(index, index));
    this.#kernel = kernel;
    this.#noise = noise;
    this.#squares = new Float64Array(means.length);
  }

  /** Learns what was measured at a point. The same point may be measured again. */
  add(point: number, value: number): void {
    const spread = Math.sqrt(Math.max(1e-9, (this.variance[point] ?? 0) + this.#noise));
    const row = this.#covarianceOf(point);
    const { variance } = this;
    for (let i = 0; i < row.length; i += 1) {
      const share = (row[i] ?? 0) / spread;
      row[i] = share;
      variance[i] = Math.max(0, (variance[i] ?? 0) - share * share);
    }
    for (const [index, mean] of this.means.entries()) {
      const surprise = (value - (mean[point] ?? 0)) / spread;
      addTo(mean, row, surprise);
      this.#squares[index] = (this.#squares[index] ?? 0) + surprise * surprise;
    }
    this.#rows.push(row);
    this.#logDeterminant += Math.log(spread);
  }

  get measured(): number {
    return this.#rows.length;
  }

  /** Mean square of the surprises from one of the means: the variance of the signal that fits the measurements best. */
  signal(mean: number): number {
    return this.measured === 0 ? 1 : (this.#squares[mean] ?? 0) / this.measured;
  }

  /** How well kernel, noise and mean explain the measurements: log likelihood, up to a constant, at a given signal variance. */
  logLikelihood(mean: number, signal: number): number {
    return -0.5 * ((this.#squares[mean] ?? 0) / signal + this.measured * Math.log(signal)) - this.#logDeterminant;
  }

  /** Covariance of a point with all others, given what was measured. */
  #covarianceOf(point: number): Float64Array {
    const row = new Float64Array(this.variance.length);
    const kernel = this.#kernel;
    for (let i = 0; i < row.length; i += 1) row[i] = kernel(point, i);
    for (const known of this.#rows) {
      const weight = known[point] ?? 0;
      if (weight !== 0) addTo(row, known, -weight);
    }
    return row;
  }
}

/** The inner loop of everything: adds a multiple of one column to another. */
function addTo(target: Float64Array, column: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] ?? 0) + factor * (column[i] ?? 0);
}
