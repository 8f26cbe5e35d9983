/** What a page load knows before its program is there. */
export interface Visit {
  /** The language of the visit before, or nothing. */
  culture: string;
  isHome: boolean;
}

/** Written into the page as it is, so it must not refer to anything outside. */
export function thisVisit(): Visit {
  return {
    culture: /(?:^|; )locale=([\w-]+)/.exec(document.cookie)?.[1] ?? '',
    isHome: /^\/(home)?$/.test(window.location.pathname),
  };
}
