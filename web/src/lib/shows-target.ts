// A page that sends the user to a task says in the history entry that its molecule is what they want to see.

export const showTarget = { showTarget: true } as const;

export function showsTarget(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'showTarget' in state && state.showTarget === true;
}
