// A Gaussian process over a finite set of points (C. E. Rasmussen, C. K. I. Williams, Gaussian Processes for Machine
// Learning, 2006, section 2). Adding a measurement updates mean and variance of all points at once, without a matrix
// to invert: each new row of the Cholesky factor is a column of what is kept already.

/** Covariance of two points by their numbers, 1 for a point with itself. */
export type Kernel = (a: number, b: number) => number;

export class GaussianProcess {
  /** Expected value of each point. */
  readonly mean: Float64Array;
  /** Variance of each point without noise, in units of the signal. */
  readonly variance: Float64Array;
  readonly #kernel: Kernel;
  readonly #noise: number;
  readonly #rows: Float64Array[] = [];
  #squares = 0;
  #logDeterminant = 0;

  /** `mean` before anything is measured; `noise` is the variance of a measurement where the signal has 1. */
  constructor(mean: Float64Array, kernel: Kernel, noise: number) {
    this.mean = Float64Array.from(mean);
    this.variance = Float64Array.from(mean, (_, index) => kernel(index, index));
    this.#kernel = kernel;
    this.#noise = noise;
  }

  /** Learns what was measured at a point. The same point may be measured again. */
  add(point: number, value: number): void {
    const spread = Math.sqrt(Math.max(1e-9, (this.variance[point] ?? 0) + this.#noise));
    const row = this.#covarianceOf(point);
    const surprise = (value - (this.mean[point] ?? 0)) / spread;
    for (let i = 0; i < row.length; i += 1) {
      const share = (row[i] ?? 0) / spread;
      row[i] = share;
      this.mean[i] = (this.mean[i] ?? 0) + surprise * share;
      this.variance[i] = Math.max(0, (this.variance[i] ?? 0) - share * share);
    }
    this.#rows.push(row);
    this.#squares += surprise * surprise;
    this.#logDeterminant += Math.log(spread);
  }

  get measured(): number {
    return this.#rows.length;
  }

  /** Mean square of the surprises: the variance of the signal that fits the measurements best. */
  get signal(): number {
    return this.measured === 0 ? 1 : this.#squares / this.measured;
  }

  /** How well kernel and noise explain the measurements: log likelihood, up to a constant, at a given signal variance. */
  logLikelihood(signal: number): number {
    return -0.5 * (this.#squares / signal + this.measured * Math.log(signal)) - this.#logDeterminant;
  }

  copy(): GaussianProcess {
    const other = new GaussianProcess(this.mean, this.#kernel, this.#noise);
    other.variance.set(this.variance);
    other.#rows.push(...this.#rows);
    other.#squares = this.#squares;
    other.#logDeterminant = this.#logDeterminant;
    return other;
  }

  /** Covariance of a point with all others, given what was measured. */
  #covarianceOf(point: number): Float64Array {
    const row = Float64Array.from(this.mean, (_, index) => this.#kernel(point, index));
    for (const known of this.#rows) {
      const weight = known[point] ?? 0;
      if (weight === 0) continue;
      for (let i = 0; i < row.length; i += 1) row[i] = (row[i] ?? 0) - weight * (known[i] ?? 0);
    }
    return row;
  }
}
