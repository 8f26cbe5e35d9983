// What people do all day, each from beginning to end: nothing of it is left when it is over.

import { setTimeout as wait } from 'node:timers/promises';
import type { Asked, Caller } from '../support/caller.ts';
import { sdForm } from '../support/sd-form.ts';

export interface Person {
  caller: Caller;
  url: string;
  /** Makes a call; what fails is counted under this name. Gives the data of a success. */
  ask(name: string, asked: Asked): Promise<unknown>;
  /** Signs in; counted as a call is. False where there is no session. */
  signIn(): Promise<boolean>;
}

const nobody = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c99';
const targets = [
  'CC(=O)Nc1ccc(O)cc1',
  'CC(=O)Oc1ccccc1C(=O)O',
  'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
];
const searchSeconds = 2;
const pollMs = 700;
const small = sdForm(50_000);
const large = sdForm(4_000_000);
const broken = { type: small.type, content: Buffer.from(String(small.content).replaceAll('M  END', 'M  ENDE')) };

export const doings: Record<string, (person: Person, turn: number) => Promise<void>> = {
  async poll({ ask }) {
    await ask('unread notices', { call: 'notificationUnreadCount', isPassive: true });
    await ask('task list', { call: 'retroTaskList', body: { pageIndex: 1, pageSize: 10 }, isPassive: true });
    await ask('activity', { call: 'sessionActivity' });
  },

  async 'sign in and out'({ caller, signIn, ask }) {
    await ask('sign out', { call: 'sessionLogout' });
    caller.forget();
    await ask('without a session', { call: 'notificationUnreadCount', expects: [401] });
    // What follows needs a session.
    while (!(await signIn())) await wait(pollMs);
  },

  async search({ ask }, turn) {
    const body = { structure: targets[turn % targets.length], settings: { timeLimitSeconds: searchSeconds } };
    const begun = (await ask('start a search', { call: 'retroSearchStart', body, expects: [20012] })) as Told<'task'>;
    const taskId = begun?.task?.['taskId'];
    if (typeof taskId !== 'string') return;
    for (let state = 'queued'; state === 'queued' || state === 'searching'; await wait(pollMs)) {
      const seen = (await ask('one task', { call: 'retroTask', query: { taskId }, isPassive: true })) as Told<'task'>;
      state = String(seen?.task?.['state'] ?? 'gone');
    }
    const list = { taskId, routeType: 'retrosynthesis', pageIndex: 1, pageSize: 20 };
    const routes = (await ask('routes', { call: 'routeList', body: list })) as Told<'items'>;
    const routeIds = Array.isArray(routes?.items) ? routes.items.slice(0, 2).map(({ routeId }) => routeId) : [];
    if (routeIds.length > 0) {
      await ask('file of routes', { call: 'routeFile', body: { routeIds, fileType: turn % 2 === 0 ? 'pdf' : 'xlsx' } });
    }
    await ask('delete a task', { call: 'retroTaskDelete', body: { taskIds: [taskId] } });
  },

  async upload({ ask }, turn) {
    await ask('upload', { call: 'sascoreImportCheck', form: turn % 4 === 0 ? large : small });
    await ask('broken upload', { call: 'sascoreImportCheck', form: broken, expects: [10008, 10009, 10026] });
    const noForm = { type: 'multipart/form-data; boundary=none', content: Buffer.from('no form at all') };
    await ask('upload of no form', { call: 'sascoreImportCheck', form: noForm, expects: [400, 10008, 10009] });
  },

  async 'upload cut short'({ caller, url }) {
    await caller.cutShort(new URL(url), '/api/sascore/import-check', large);
  },

  async 'wrong input'({ ask }) {
    await ask('no structure', { call: 'searchCheck', body: { structure: 'C1CC(' }, expects: [20028] });
    await ask('unknown task', { call: 'retroTask', query: { taskId: nobody }, expects: [10022] });
    await ask('no body', { call: 'retroTaskList', body: [], expects: [10012] });
    await ask('no id', { call: 'retroTask', query: { taskId: '..' }, expects: [10012] });
  },

  async lists({ ask }) {
    await ask('notices', { call: 'notificationList', query: { pageIndex: '1', pageSize: '20' } });
    await ask('release notes', { call: 'releaseNoteDates' });
    await ask('hand-made routes', { call: 'manualRouteList' });
    await ask('user', { call: 'sessionUser' });
    await ask('own data', { call: 'ownData' });
  },

  async statistics({ ask }) {
    const day = new Date().toISOString().slice(0, 10);
    const body = { from: day, to: day, period: 'day', timeZone: 'Asia/Shanghai', fileType: 'xlsx' };
    await ask('file of usage', { call: 'usageFile', body, expects: [403, 10001, 10003] });
  },
};

type Told<Name extends string> =
  | (Partial<Record<Name, Record<string, unknown>>> & { items?: Record<string, unknown>[] })
  | undefined;
