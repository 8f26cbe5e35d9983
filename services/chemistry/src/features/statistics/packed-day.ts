// The points of one day of UTC as columns of numbers. How they fall into days elsewhere is only known when somebody asks, so
// that each keeps its moment.

export const dayMs = 86_400_000;

export interface Point {
  /** Epoch milliseconds. */
  at: number;
  userId: string;
  code: number;
  stayMs: number;
}

export interface PackedDay {
  users: readonly string[];
  /** Four columns, one after the other: moment in the day and stay, both in ms and of 32 bits; user and code, of 16. */
  points: Uint8Array;
}

export interface DayColumns {
  /** Epoch milliseconds at which the day begins. */
  start: number;
  users: readonly string[];
  /** Milliseconds of the day, in their order. */
  moments: Uint32Array;
  staysMs: Uint32Array;
  /** Places in `users`. */
  people: Uint16Array;
  codes: Uint16Array;
}

const bytesOfPoint = 12;

/** All points are of one day. */
export function packDay(points: readonly Point[]): PackedDay {
  const inOrder = points.toSorted((one, other) => one.at - other.at);
  const users = [...new Set(inOrder.map((point) => point.userId))];
  const places = new Map(users.map((userId, place) => [userId, place]));
  const packed = new Uint8Array(points.length * bytesOfPoint);
  const { moments, staysMs, people, codes } = columnsOf(packed);
  for (const [place, { at, userId, code, stayMs }] of inOrder.entries()) {
    moments[place] = at % dayMs;
    staysMs[place] = stayMs;
    people[place] = places.get(userId) ?? 0;
    codes[place] = code;
  }
  return { users, points: packed };
}

export function unpackDay(day: number, { users, points }: PackedDay): DayColumns {
  // A column of wide numbers has to begin at a multiple of their width, which a piece of another buffer does not promise.
  return { start: day * dayMs, users, ...columnsOf(Uint8Array.from(points)) };
}

function columnsOf({ buffer, length }: Uint8Array<ArrayBuffer>) {
  const count = length / bytesOfPoint;
  return {
    moments: new Uint32Array(buffer, 0, count),
    staysMs: new Uint32Array(buffer, 4 * count, count),
    people: new Uint16Array(buffer, 8 * count, count),
    codes: new Uint16Array(buffer, 10 * count, count),
  };
}
