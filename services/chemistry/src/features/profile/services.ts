// What the handlers of this feature work with.

import type { LruCache } from '../../chemistry/molecule/lru.ts';
import type { ConsoleSettings } from '../console/settings.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface ProfileServices extends BaseServices {
  console: ConsoleSettings;
  pictures: LruCache<string, string>;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ProfileServices>();
