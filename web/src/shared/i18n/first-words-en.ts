// The words of the first screen in one file: four would be four requests. And the paths of all others, for readers of this
// language alone.

import type { ResourceKey } from 'i18next';
import common from '../../../../locales/en/common.json';
import home from '../../../../locales/en/home.json';
import session from '../../../../locales/en/session.json';
import structure from '../../../../locales/en/structure.json';

export const words = { common, home, session, structure };

export const files = import.meta.glob<{ default: ResourceKey }>([
  '../../../../locales/en/*.json',
  '!../../../../locales/en/{common,home,session,structure}.json',
]);
