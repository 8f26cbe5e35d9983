// The steps in their order. Those after `build` need its image alone and can run by themselves.

import { build } from './steps/build.ts';
import { companies } from './steps/companies.ts';
import { failover } from './steps/failover.ts';
import { guide } from './steps/guide.ts';
import { kindsStep } from './steps/kinds.ts';
import { parts } from './steps/parts.ts';
import { upgrade } from './steps/upgrade.ts';
import type { Step } from './step.ts';

export const steps: readonly Step[] = [build, companies, kindsStep, parts, failover, upgrade, guide];
