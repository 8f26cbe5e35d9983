import type { UsageModule } from '@app/shared/contracts/statistics-report';

/** A module's colour in charts. */
export function colorOf(module: UsageModule): string {
  return `var(--usage-${module})`;
}
