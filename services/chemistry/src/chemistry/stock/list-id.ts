/** How a task and a route name an imported stock. */
export function listIdOf(id: string): string {
  return `list:${id}`;
}
