import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';

/** What the service would take by itself; the same as `defaultSearchSettings` of the contract, which a test holds. */
export const defaultSettings: SearchSettings = { maxSteps: limits.routeSteps, timeLimitSeconds: 20, maxRoutes: 300 };
