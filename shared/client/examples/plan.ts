// Plans a synthesis with the client: API_KEY=syn_… node plan.ts STRUCTURE [ADDRESS]

import { createClient } from '../src/client.ts';

const [structure = 'lidocaine', baseUrl = 'http://localhost:8080'] = process.argv.slice(2);
const client = createClient({ baseUrl, apiKey: process.env['API_KEY'] ?? '' });

const { task } = await client.call('retroSearchStart', { body: { structure, settings: { timeLimitSeconds: 5 } } });
await client.finished('retroTask', { query: { taskId: task.taskId } });
const { items } = await client.call('routeList', {
  body: { routeType: 'retrosynthesis', taskId: task.taskId, pageIndex: 1, pageSize: 5 },
});
for (const { rank, score, steps, reactions } of items)
  process.stdout.write(
    `${rank}. score ${Math.round(score)}, ${steps} steps: ${reactions.map(({ name }) => name).join(' ← ')}\n`,
  );
