// The stream of what changes while a page is open.

import type { Registration } from '../../platform/http/calls.ts';
import { handleStream, type EventsServices } from './services.ts';

const stream = handleStream('changeEvents', async ({ lastEventId }, caller, { events }) =>
  events.open(caller, lastEventId),
);

export const eventCalls: readonly Registration<EventsServices>[] = [stream];
