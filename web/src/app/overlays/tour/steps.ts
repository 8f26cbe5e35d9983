// What the tour shows: on home at first, and on the first list of routes that its reader opens.

export interface TourStep {
  /** Its words in `tour.json`. */
  key: string;
  /** What the light falls on; a step whose part is not on the page is left out. */
  target: string;
}

const marked = (name: string): string => `[data-tour="${name}"]`;

export const homeSteps: readonly TourStep[] = [
  { key: 'target', target: marked('target') },
  { key: 'examples', target: marked('examples') },
  { key: 'tasks', target: marked('tasks') },
  { key: 'search', target: marked('search') },
  { key: 'help', target: marked('help') },
];

export const resultSteps: readonly TourStep[] = [
  { key: 'routes', target: marked('routes') },
  { key: 'keys', target: marked('routeTools') },
];

/** The steps whose part can be seen now. */
export function stepsOnPage(steps: readonly TourStep[], page: ParentNode = document): TourStep[] {
  return steps.filter(({ target }) => {
    const found = page.querySelector(target);
    return found !== null && found.getClientRects().length > 0;
  });
}
