import { plannedCall } from './call.ts';

const planned = (name: string, summary: string, changesState = false) =>
  plannedCall({ method: 'GET', path: `/api/common/${name}`, summary, access: 'session', changesState });

export const shareToOther = planned('share-to-other', 'Shares content with colleagues', true);
export const shareRecord = planned('get-share-record', 'Opens a share by its code');
export const userList = planned('get-user-list', 'Colleagues of the same tenant');
