// What the handlers of this feature work with.

import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';
import type { EventStreams } from './event-streams.ts';

export interface EventsServices extends BaseServices {
  events: EventStreams;
}

export const { handleStream } = handlersOf<EventsServices>();
