// How selective a step must be: strictly, or so that what forms besides can be separated.

import type { SelectivityUse } from '@app/shared/constants/search-preferences';
import { mirrorImage } from '../../../chemistry/molecule/stereo/mirror-image.ts';
import { isSeparation } from '../../../chemistry/models/separations.ts';
import type { Competition, ForwardCheck, Proposal } from '../../../chemistry/models/types.ts';
import { canonicalSmiles, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { unselectiveCost } from '../cost.ts';
import { leastSeparated } from '../route-score.ts';

/** A strict search wants at least this share of the material at the site. */
const strictShare = 0.9;
/** What a separation costs less where mixtures are allowed: about what another step costs is left. */
const separationRebate = 2.3;

const refused = { passed: false, rank: null } as const;

export class Selectivity {
  readonly #rdkit: RDKit;
  readonly #use: SelectivityUse;

  constructor(rdkit: RDKit, use: SelectivityUse = 'balanced') {
    this.#rdkit = rdkit;
    this.#use = use;
  }

  /** Whether a strict search turns the proposal away: it separates enantiomers, or touches another group. */
  refuses({ templateId, competing }: Proposal): boolean {
    return this.#use === 'strict' && (isSeparation(templateId) || competing.some(({ group }) => group !== undefined));
  }

  /** Added to the cost of a proposal. */
  costOf({ templateId }: Proposal): number {
    return this.#use === 'mixtures' && isSeparation(templateId) ? -separationRebate : 0;
  }

  /** The check as this search takes it: in a strict one a step does not pass that goes another way too. */
  judge(check: ForwardCheck): ForwardCheck {
    return this.#use === 'strict' && check.passed && check.share < strictShare ? { ...check, ...refused } : check;
  }

  /** What a checked step costs more. Where mixtures are allowed, the share at the site does not count if they separate. */
  checkedCost(check: ForwardCheck, product: string): number {
    if (this.#use !== 'mixtures' || check.share < leastSeparated || !this.separates(check.competing, product))
      return unselectiveCost(check);
    const { probability } = check;
    const whole = probability === undefined ? undefined : Math.min(1, probability / check.share);
    return unselectiveCost({ ...check, ...(whole !== undefined && { probability: whole }), share: 1 });
  }

  /** Nothing that forms besides is the mirror image of the product: all else differs on a column or in a crystal. */
  separates(competing: readonly Competition[], product: string): boolean {
    if (!product.includes('@')) return true;
    const other = canonicalSmiles(this.#rdkit, mirrorImage(product));
    return competing.every((one) => one.product === undefined || one.product !== other);
  }
}
