// What the handlers of this feature work with.

import type { NoticeService } from './service.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface NotificationsServices extends BaseServices {
  notices: NoticeService;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<NotificationsServices>();
