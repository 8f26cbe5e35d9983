// Every reaction template the engine knows, in the order in which it tries them.

import { acylationAmideTemplates } from './acylation-amides.ts';
import { acylationSpecialAmideTemplates } from './acylation-amides-special.ts';
import { acylationSulfonylTemplates } from './acylation-sulfonyl.ts';
import { acylationEsterTemplates } from './acylation-esters.ts';
import { acylationUreaTemplates } from './acylation-ureas.ts';
import type { ReactionTemplate } from './template.ts';

export const reactionTemplates: readonly ReactionTemplate[] = [
  ...acylationAmideTemplates,
  ...acylationSpecialAmideTemplates,
  ...acylationSulfonylTemplates,
  ...acylationEsterTemplates,
  ...acylationUreaTemplates,
];
