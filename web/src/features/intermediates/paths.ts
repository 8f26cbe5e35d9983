// Addresses of the pages of intermediates, and where they lead to.

export const intermediatesPath = '/intermediate';
export const projectsPath = '/intermediate?show=projects';

export function moleculePath(key: string): string {
  return `/intermediate?molecule=${key}`;
}

export function projectPath(projectId: string): string {
  return `/intermediate?project=${projectId}`;
}

/** The project of a target. */
export function targetPath(key: string): string {
  return `/intermediate?target=${key}`;
}

export function ofTargetPath(key: string): string {
  return `/intermediate?of=${key}`;
}

export function recordsPath(projectId?: string): string {
  return projectId === undefined ? '/intermediate/records' : `/intermediate/records?project=${projectId}`;
}
