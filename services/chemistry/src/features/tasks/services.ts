// What the handlers need that show tasks and their steps.

import type { Interactive } from '../structure/interactive.ts';
import type { BaseServices } from '../../platform/http/calls.ts';

export interface TasksServices extends BaseServices {
  interactive: Interactive;
}
