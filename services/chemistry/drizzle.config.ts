import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate --name <change>` writes the next migration; the service applies it at start.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*schema.ts',
  out: './drizzle',
});
