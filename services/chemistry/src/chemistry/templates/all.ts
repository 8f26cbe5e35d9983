// Every reaction template the engine knows, in the order in which it tries them.

import { acylationAmideTemplates } from './acylation/amides.ts';
import { acylationSpecialAmideTemplates } from './acylation/amides-special.ts';
import { acylationSulfonylTemplates } from './acylation/sulfonyl.ts';
import { acylationEsterTemplates } from './acylation/esters.ts';
import { acylationUreaTemplates } from './acylation/ureas.ts';
import { heteroatomAmineTemplates } from './heteroatom/amines.ts';
import { heteroatomReductiveAminationTemplates } from './heteroatom/reductive-amination.ts';
import { alkeneTemplates } from './carbon-carbon/alkene.ts';
import { areneTemplates } from './carbon-carbon/arene.ts';
import { condensationTemplates } from './carbon-carbon/condensation.ts';
import { carbonCarbonSpecialTemplates } from './carbon-carbon/special.ts';
import { couplingTemplates } from './carbon-carbon/coupling.ts';
import { enolateTemplates } from './carbon-carbon/enolate.ts';
import { homologationTemplates } from './carbon-carbon/homologation.ts';
import { organometallicTemplates } from './carbon-carbon/organometallic.ts';
import { heteroatomArylationTemplates } from './heteroatom/arylation.ts';
import { heteroatomEtherTemplates } from './heteroatom/ethers.ts';
import { heteroatomNhAcidTemplates } from './heteroatom/nh-acids.ts';
import { protectionTemplates } from './protection/protection.ts';
import { deprotectionAmineTemplates } from './protection/deprotection-amines.ts';
import { deprotectionEsterTemplates } from './protection/deprotection-esters.ts';
import { deprotectionOxygenTemplates } from './protection/deprotection-oxygen.ts';
import { acylationSpecialNucleophileTemplates } from './acylation/special-nucleophiles.ts';
import { heteroatomNarrowTemplates } from './heteroatom/narrow.ts';
import { heteroatomSpecialTemplates } from './heteroatom/special.ts';
import { heteroatomSnarTemplates } from './heteroatom/snar.ts';
import { aliphaticAdditionTemplates } from './addition/aliphatic.ts';
import { aromaticAdditionTemplates } from './addition/addition.ts';
import { aromaticInterconversionTemplates } from './interconversion/aromatic.ts';
import { carbonylInterconversionTemplates } from './interconversion/carbonyl.ts';
import { halideInterconversionTemplates } from './interconversion/halides.ts';
import { nitrogenInterconversionTemplates } from './interconversion/nitrogen.ts';
import { heteroatomOxidationTemplates } from './redox/oxidation-heteroatom.ts';
import { oxidationTemplates } from './redox/oxidation.ts';
import { carbonylReductionTemplates } from './redox/reduction-carbonyl.ts';
import { unsaturationReductionTemplates } from './redox/reduction-unsaturation.ts';
import { reductionTemplates } from './redox/reduction.ts';
import { azineTemplates } from './heterocycle/azine.ts';
import { azoleTemplates } from './heterocycle/azole.ts';
import { benzoTemplates } from './heterocycle/benzo.ts';
import { diazoleTemplates } from './heterocycle/diazole.ts';
import { oxygenHeterocycleTemplates } from './heterocycle/oxygen.ts';
import { quinolineTemplates } from './heterocycle/quinoline.ts';
import { heterocycleSpecialTemplates } from './heterocycle/special.ts';
import { saturatedTemplates } from './heterocycle/saturated.ts';
import { processRouteTemplates } from './process-routes.ts';
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
  ...carbonCarbonSpecialTemplates,
  ...couplingTemplates,
  ...enolateTemplates,
  ...homologationTemplates,
  ...organometallicTemplates,
  ...heteroatomSnarTemplates,
  ...heteroatomArylationTemplates,
  ...heteroatomEtherTemplates,
  ...heteroatomNarrowTemplates,
  ...heteroatomSpecialTemplates,
  ...acylationSpecialNucleophileTemplates,
  ...heteroatomNhAcidTemplates,
  ...protectionTemplates,
  ...deprotectionAmineTemplates,
  ...deprotectionOxygenTemplates,
  ...deprotectionEsterTemplates,
  ...aliphaticAdditionTemplates,
  ...aromaticAdditionTemplates,
  ...aromaticInterconversionTemplates,
  ...carbonylInterconversionTemplates,
  ...halideInterconversionTemplates,
  ...nitrogenInterconversionTemplates,
  ...heteroatomOxidationTemplates,
  ...oxidationTemplates,
  ...carbonylReductionTemplates,
  ...unsaturationReductionTemplates,
  ...reductionTemplates,
  ...azineTemplates,
  ...azoleTemplates,
  ...benzoTemplates,
  ...diazoleTemplates,
  ...oxygenHeterocycleTemplates,
  ...quinolineTemplates,
  ...heterocycleSpecialTemplates,
  ...saturatedTemplates,
  ...processRouteTemplates,
];
