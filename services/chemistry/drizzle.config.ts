import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate --name <change>` writes the next migration; the service applies it at start.
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/context/schema.ts',
    './src/context/console-schema.ts',
    './src/context/cost-schema.ts',
    './src/context/deletion-schema.ts',
    './src/context/eln-schema.ts',
    './src/context/erasure-schema.ts',
    './src/context/feedback-schema.ts',
    './src/context/forward-schema.ts',
    './src/context/graph-schema.ts',
    './src/context/help-schema.ts',
    './src/context/import-schema.ts',
    './src/context/impurity-schema.ts',
    './src/context/manual-schema.ts',
    './src/context/inquiry-schema.ts',
    './src/context/note-schema.ts',
    './src/context/notice-schema.ts',
    './src/context/intermediate-schema.ts',
    './src/context/optimization-schema.ts',
    './src/context/route-mark-schema.ts',
    './src/context/quotation-schema.ts',
    './src/context/score-schema.ts',
    './src/context/share-schema.ts',
    './src/context/quota-schema.ts',
    './src/context/tray-schema.ts',
    './src/context/usage-schema.ts',
  ],
  out: './drizzle',
});
