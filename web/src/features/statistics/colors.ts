import type { UsageModule } from '@app/shared/contracts/statistics';

/** A module's colour in charts. */
export function colorOf(module: UsageModule): string {
  return `var(--usage-${module})`;
}
