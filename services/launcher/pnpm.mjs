// The one pnpm that installs and looks at the packages.
export const pnpm = 'pnpm@12.21.0';
