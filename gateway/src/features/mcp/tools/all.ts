// Every tool of /mcp, in the order in which a chemist comes to them.

import type { Tool } from '../tool.ts';
import { scoreAccessibility } from './accessibility.ts';
import { proposeDisconnections } from './disconnections.ts';
import { getImpurities, predictImpurities } from './impurities.ts';
import { getPlan, listPlans, planRoutes, stopPlan } from './plans.ts';
import { findPrecedents, predictProducts, suggestConditions } from './reactions.ts';
import { readRoute } from './route-import.ts';
import { compareRoutes, showRoute } from './routes.ts';
import { priceAndStock } from './stock.ts';
import { checkRegulated, findCompound, readStructure } from './structures.ts';

export const allTools: readonly Tool[] = [
  readStructure,
  findCompound,
  checkRegulated,
  priceAndStock,
  scoreAccessibility,
  proposeDisconnections,
  planRoutes,
  getPlan,
  listPlans,
  stopPlan,
  readRoute,
  showRoute,
  compareRoutes,
  predictProducts,
  suggestConditions,
  findPrecedents,
  predictImpurities,
  getImpurities,
];
