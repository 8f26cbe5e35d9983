// Every reaction template the engine knows, in the order in which it tries them.

import { acylationAmideTemplates } from './acylation-amides.ts';
import { acylationSpecialAmideTemplates } from './acylation-amides-special.ts';
import { acylationSulfonylTemplates } from './acylation-sulfonyl.ts';
import { acylationEsterTemplates } from './acylation-esters.ts';
import { acylationUreaTemplates } from './acylation-ureas.ts';
import { heteroatomAmineTemplates } from './heteroatom-amines.ts';
import { heteroatomReductiveAminationTemplates } from './heteroatom-reductive-amination.ts';
import { alkeneTemplates } from './carbon-carbon-alkene.ts';
import { areneTemplates } from './carbon-carbon-arene.ts';
import { condensationTemplates } from './carbon-carbon-condensation.ts';
import { couplingTemplates } from './carbon-carbon-coupling.ts';
import { enolateTemplates } from './carbon-carbon-enolate.ts';
import { organometallicTemplates } from './carbon-carbon-organometallic.ts';
import { heteroatomSnarTemplates } from './heteroatom-snar.ts';
import type { ReactionTemplate } from './template.ts';

export const reactionTemplates: readonly ReactionTemplate[] = [
  ...acylationAmideTemplates,
  ...acylationSpecialAmideTemplates,
  ...acylationSulfonylTemplates,
  ...acylationEsterTemplates,
  ...acylationUreaTemplates,
  ...heteroatomAmineTemplates,
  ...heteroatomReductiveAminationTemplates,
  ...alkeneTemplates,
  ...areneTemplates,
  ...condensationTemplates,
  ...couplingTemplates,
  ...enolateTemplates,
  ...organometallicTemplates,
  ...heteroatomSnarTemplates,
];
