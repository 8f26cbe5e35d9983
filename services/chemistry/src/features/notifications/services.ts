// What the handlers of this feature work with.

import type { NoticeDesk } from './service.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface NotificationsServices extends BaseServices {
  notices: NoticeDesk;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<NotificationsServices>();
