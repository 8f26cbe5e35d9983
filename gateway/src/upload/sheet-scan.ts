// A worksheet's rows, counted while they are inflated (ECMA-376 part 1, §18.3).

import { AppError } from '@app/shared/errors/app-error';
import type { UploadLimits } from '@app/shared/rules/upload';
import { MarkupScan } from './markup-scan.ts';

// Rows, and what makes a cell more than formatting: a value, an inline string, a formula
// whose value may be missing. Any namespace prefix will do.
const interesting = /<(?:[\w.-]+:)?(row|v|is|f)(?=[\s/>])/g;

/** Refuses as many rows below the header as the rule does not take. */
export class SheetScan extends MarkupScan {
  /** Rows that hold something, the header included. */
  filledRows = 0;
  readonly #rule: Pick<UploadLimits, 'molecules'>;
  #isFilled = false;

  constructor(rule: Pick<UploadLimits, 'molecules'>) {
    super((text) => this.#look(text));
    this.#rule = rule;
  }

  #look(text: string): void {
    for (const { 1: name } of text.matchAll(interesting)) {
      if (name === 'row') this.#isFilled = false;
      else if (!this.#isFilled) this.#fillRow();
    }
  }

  #fillRow(): void {
    this.#isFilled = true;
    this.filledRows += 1;
    const { under, tooMany } = this.#rule.molecules;
    if (this.filledRows > under) throw new AppError(tooMany, { molecules: this.filledRows - 1, limit: under });
  }
}
