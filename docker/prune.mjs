// Takes from the installed packages what no server reads: prune.mjs FOLDER. Licences and notices stay.

import { existsSync, globSync, rmSync } from 'node:fs';

const [folder = '/app/node_modules/.pnpm'] = process.argv.slice(2);

/** Source maps, types, documentation, tests and examples that came with packages. */
const everywhere = [
  '**/*.map',
  '**/*.d.{ts,mts,cts}',
  '**/*.flow',
  '**/*.test.{ts,js,cjs,mjs}',
  '**/{README,CHANGELOG,HISTORY,CONTRIBUTING}*.md',
  '*/node_modules/{*,@*/*}/{test,tests,__tests__,example,examples,benchmark,benchmarks,.github,.yarn,.vscode}',
];

/** By package, what is there for browsers, for other module formats, or for uses other than ours. */
const ofPackages = {
  // In the image the data is in PostgreSQL.
  '@electric-sql+pglite': ['.'],
  '@embedpdf+fonts-sc': ['fonts/NotoSansHans-{Medium,DemiLight,Light}.otf'],
  docx: ['dist/*.{umd.cjs,iife.js}'],
  'indigo-ketcher': ['indigo-ketcher.js', 'indigo-ketcher-norender.js', 'indigo-ketcher-[0-9]*.wasm'],
  luxon: ['build/{amd,cjs-browser,es6,global}', 'src'],
  pdfkit: ['js/pdfkit.{standalone,browser}*'],
};

function remove(patterns, cwd) {
  const found = globSync(patterns, { cwd });
  for (const path of found) rmSync(`${cwd}/${path}`, { recursive: true, force: true });
  return found.length;
}

let isComplete = true;
remove(everywhere, folder);
for (const [name, patterns] of Object.entries(ofPackages)) {
  const inside = `node_modules/${name.replace('+', '/')}`;
  for (const pattern of patterns) {
    if (remove([`${name}@*/${inside}/${pattern}`], folder) > 0) continue;
    process.stderr.write(`${name}: nothing is called ${pattern} any more\n`);
    isComplete = false;
  }
}
if (!existsSync(folder) || !isComplete) process.exitCode = 1;
