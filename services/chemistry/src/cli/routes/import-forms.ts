/** How `read-routes` writes what it has checked. */
export const importForms = ['routes', 'aizynth', 'retrocast'] as const;
export type ImportForm = (typeof importForms)[number];
