// An id that has not the form of one names nothing, as an id that nobody has: both are handled alike, so that an
// address that was cut short or mistyped says that its content does not exist.

/** What a schema found wrong with an input: a JSON pointer, the keyword that was broken, and what it asked for. */
export interface InputProblem {
  instancePath: string;
  keyword: string;
  params: object;
}

/** Nothing has it (RFC 9562 §5.9). */
export const unknownId = '00000000-0000-0000-0000-000000000000';

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

const codeNames: readonly string[] = ['smilesUniqueCode', 'targetKey', 'shareCode', 'stockId'];
const formKeywords: readonly string[] = ['pattern', 'minLength', 'maxLength'];
/** The caller's own mark on a request, which names nothing. */
const ownMark = 'requestId';

/** The input with `unknownId` for every id that cannot be one; undefined when more is wrong with it than that. */
export function withUnknownIds(input: unknown, problems: readonly InputProblem[]): unknown {
  if (problems.length === 0 || !problems.every(isOfId)) return undefined;
  const read: unknown = structuredClone(input);
  for (const { instancePath } of problems) setAt(read, instancePath.split('/').slice(1), unknownId);
  return read;
}

/** Whether nothing is wrong but the form of codes that name something. */
export function areUnknownCodes(problems: readonly InputProblem[]): boolean {
  return (
    problems.length > 0 &&
    problems.every(
      ({ instancePath, keyword }) => formKeywords.includes(keyword) && codeNames.includes(nameAt(instancePath)),
    )
  );
}

function isOfId({ instancePath, keyword, params }: InputProblem): boolean {
  return keyword === 'format' && Reflect.get(params, 'format') === 'uuid' && nameAt(instancePath) !== ownMark;
}

/** The member that a pointer leads to; of an item of a list the member that holds the list. */
function nameAt(pointer: string): string {
  return pointer.split('/').findLast((part) => !/^\d*$/.test(part)) ?? '';
}

function setAt(holder: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (typeof holder !== 'object' || holder === null) return;
  if (rest.length === 0) Reflect.set(holder, name, value);
  else setAt(Reflect.get(holder, name), rest, value);
}
