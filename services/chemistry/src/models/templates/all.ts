// Every reaction template the engine knows, in the order in which it tries them.

import { acylationAmideTemplates } from './acylation-amides.ts';
import type { ReactionTemplate } from './template.ts';

export const reactionTemplates: readonly ReactionTemplate[] = [...acylationAmideTemplates];
