// Messages that became ready in the same turn of the event loop leave together at its end. Each write to a neighbour
// that sleeps wakes it, and waking costs more than writing; one that is awake takes the rest as it comes.

/** Runs `leave` at the end of the current turn, after what is waiting already. It must not throw. */
export function leaveTogether(leave: () => void): void {
  if (waiting.length === 0) setImmediate(leaveAll);
  waiting.push(leave);
}

let waiting: (() => void)[] = [];

function leaveAll(): void {
  const all = waiting;
  waiting = [];
  for (const leave of all) leave();
}
