// Keys of starts: one for each press of a button. A start with an unknown outcome keeps its key,
// so that pressing the button again, with the same input, asks for the same start and not for a second one.

/** What any call can carry: values for the path, for the query, and a body of JSON or one file. */
export interface WireInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** Of a call that takes a form (the contract's `takes` is `multipart`). */
  file?: File;
}

export interface Start {
  key: string;
  /** The outcome is known: the next press is another start. */
  end(): void;
}

const unsettled = new Map<string, string>();
const mostKept = 50;

/** The key of a start with this input. */
export function startFor(path: string, { file, ...rest }: WireInput): Start {
  const about = JSON.stringify([path, rest, file && [file.name, file.size, file.lastModified]]);
  const key = unsettled.get(about) ?? newKey();
  unsettled.set(about, key);
  const [oldest] = unsettled.keys();
  if (unsettled.size > mostKept && oldest !== undefined) unsettled.delete(oldest);
  return {
    key,
    end: () => {
      if (unsettled.get(about) === key) unsettled.delete(about);
    },
  };
}

// crypto.randomUUID is there in secure contexts alone.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
