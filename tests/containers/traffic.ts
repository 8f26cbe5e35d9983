// Calls at a steady rate, as the pages of several users make them: reads by GET and by POST, changes by POST and by GET. Each is
// sent at its time, whatever the ones before do.

import { Caller, type Asked } from '../support/caller.ts';
import { password, type Deployment } from './deployment.ts';

export const kindsOfCalls = ['read', 'read by POST', 'change', 'change by GET'] as const;
export type KindOfCall = (typeof kindsOfCalls)[number];

export interface Sent {
  kind: KindOfCall;
  call: string;
  /** Epoch ms at which it was sent. */
  at: number;
  ms: number;
  failure: string | undefined;
}

export interface Traffic {
  /** What was sent since the last time, when all of it has ended; nothing is left out. */
  take(): Promise<Sent[]>;
  stop(): Promise<void>;
  /** Sessions that are still their user's, of how many. */
  sessions(): Promise<{ alive: number; all: number }>;
}

/** Of 50 calls: 30 reads, 10 by POST, 8 changes, 2 by GET. */
const mix: readonly { kind: KindOfCall; share: number; asked: readonly Asked[] }[] = [
  {
    kind: 'read',
    share: 30,
    asked: [
      { call: 'notificationUnreadCount', isPassive: true },
      { call: 'sessionUser' },
      { call: 'userProfile' },
      { call: 'stockList' },
    ],
  },
  { kind: 'read by POST', share: 10, asked: [{ call: 'retroTaskList', body: { pageIndex: 1, pageSize: 10 } }] },
  {
    kind: 'change',
    share: 8,
    asked: [{ call: 'notificationRead', body: { noticeIds: [] } }],
  },
  { kind: 'change by GET', share: 2, asked: [{ call: 'changeSetting', params: { key: 'Language', value: 'en' } }] },
];

/** The kinds of `mix`, evenly spread over one round. */
const round = mix
  .flatMap(({ share, ...one }) => Array.from({ length: share }, (_, index) => ({ ...one, at: (index + 0.5) / share })))
  .toSorted((a, b) => a.at - b.at);

const connections = 32;

export async function startTraffic({ url, userName }: Deployment, perSecond: number, users = 6): Promise<Traffic> {
  const callers = Array.from({ length: users }, () => new Caller(userName, url, { connections }));
  for (const caller of callers) await caller.signIn(url, password);
  let sent: Promise<Sent>[] = [];
  let number = 0;
  const startAt = performance.now();
  const send = async (index: number): Promise<Sent> => {
    const caller = callers[index % callers.length];
    const { kind, asked: list } = round[index % round.length] ?? {};
    const asked = list?.[Math.floor(index / round.length) % list.length];
    if (!caller || !kind || !asked) throw new RangeError(`no call ${index}`);
    const at = Date.now();
    const { ms, failure } = await caller.ask(asked);
    return { kind, call: asked.call, at, ms, failure };
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - startAt) / 1000) * perSecond;
    for (; number < due; number += 1) sent.push(send(number));
  }, 5);
  return {
    async take() {
      const taken = sent;
      sent = [];
      return Promise.all(taken);
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(sent);
      for (const caller of callers) await caller.close();
    },
    async sessions() {
      const found = await Promise.all(callers.map((caller) => caller.ask({ call: 'sessionUser' })));
      return { alive: found.filter(({ failure }) => failure === undefined).length, all: callers.length };
    },
  };
}
