// What changed meanwhile, told to the pages that watch it (HTML Living Standard, server-sent events).

import { Type, type Static } from 'typebox';
import { eventsPath } from '../../constants/events.ts';
import { defineCall } from '../call.ts';

/** Data of an event of type `change`. One of type `ready` opens the stream; one of type `reset` has none: what is shown may be of before. */
export const changeSchema = Type.Object({
  topic: Type.String({ description: 'a kind of jobs, `notice`, or the path of the call that changed something' }),
  id: Type.Optional(Type.String({ description: 'of the task, the list or what else it is about' })),
});
export type Change = Static<typeof changeSchema>;

export const changeEvents = defineCall({
  method: 'GET',
  path: eventsPath,
  summary: "Events of the caller's tasks, notices and shared items; goes on after Last-Event-ID; ends with the session",
  access: 'session',
  openToExpired: true,
  gives: 'stream',
  navigable: true,
});
