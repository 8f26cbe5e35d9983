export const pnpm: string;
