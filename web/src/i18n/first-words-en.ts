// The words of the first screen in one file: four would be four requests.

import common from '../../../locales/en/common.json';
import home from '../../../locales/en/home.json';
import session from '../../../locales/en/session.json';
import structureInput from '../../../locales/en/structure-input.json';

export const words = { common, home, session, 'structure-input': structureInput };
