// What a list of scoring tasks may be asked, and what names a molecule in a file. Specification section 5; codes 30006
// to 30011. The page asks before it sends, the service decides.

import type { ErrorKey } from '../errors/catalogue.ts';

export interface TaskListQuestion {
  pageIndex: number;
  pageSize: number;
  startTime?: string;
  endTime?: string;
}

/** Why a list cannot be asked for like that; undefined when it can. */
export function taskListProblem({ pageIndex, pageSize, startTime, endTime }: TaskListQuestion): ErrorKey | undefined {
  const [from, to] = [startTime, endTime].map((text) => (text === undefined ? undefined : readMoment(text)));
  if (startTime !== undefined && from === undefined) return 'startTimeFormat';
  if (endTime !== undefined && to === undefined) return 'endTimeFormat';
  if (from && to && to.getTime() <= from.getTime()) return 'endBeforeStart';
  return pagingProblem(pageIndex, pageSize);
}

/** Pages are counted from 1 and hold one row at least. */
export function pagingProblem(pageIndex: number, pageSize: number): ErrorKey | undefined {
  if (pageIndex < 1) return 'pageIndex';
  return pageSize < 1 ? 'pageSize' : undefined;
}

const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** A date, or a date and a time, ISO 8601 or with a blank between; without a zone it is UTC. Undefined for anything else. */
export function readMoment(text: string): Date | undefined {
  const parts = written.exec(text.trim());
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}${zone}`);
  if (Number.isNaN(moment.getTime()) || Number(day) > daysOf(Number(year), Number(month))) return undefined;
  return moment;
}

/** Whether a data field of an .sdf file is the one that names the molecule. */
export function isMolidField(name: string): boolean {
  return name.trim().toLowerCase() === 'molid';
}

/** Under which a task's name is compared with others: letter case, width and outer blanks make no difference. */
export function taskNameKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
