// The words of the first screen in one file: four would be four requests. And the paths of all others, for readers of this
// language alone.

import type { ResourceKey } from 'i18next';
import common from '../../../../locales/zh-CN/common.json';
import home from '../../../../locales/zh-CN/home.json';
import session from '../../../../locales/zh-CN/session.json';
import structure from '../../../../locales/zh-CN/structure.json';

export const words = { common, home, session, structure };

export const files = import.meta.glob<{ default: ResourceKey }>([
  '../../../../locales/zh-CN/*.json',
  '!../../../../locales/zh-CN/{common,home,session,structure}.json',
]);
