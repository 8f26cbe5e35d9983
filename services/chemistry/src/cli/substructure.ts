// `substructure --in FILE`: which molecules of a file hold a query.

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { hasMessage, message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { builtInNames } from '../chemistry/recognition/names.ts';
import { loadRDKit, type RDKit } from '../chemistry/molecule/rdkit.ts';
import { buildInThreads } from '../features/substructure/build-in-threads.ts';
import { containedQuestion } from '../engine/substructure/question.ts';
import type { Chirality } from '../engine/substructure/judge.ts';
import type { Segment } from '../engine/substructure/segment.ts';
import { understand, type NotUnderstood, type Understood } from '../engine/substructure/understand.ts';
import { partsOfLine } from '../features/structure/files/line-parts.ts';
import { LineRefused } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { chiralities, type ChiralityName, type QueryKind } from './substructure-options.ts';

interface Options {
  /** A file of SMILES, one a line. */
  in: string;
  kind: QueryKind;
  chirality: ChiralityName;
}

const longestSearchMs = 60_000;

export async function startSubstructure({ in: file, kind, chirality }: Options): Promise<Answer> {
  const rdkit = await loadRDKit();
  const segments = await readMolecules(file);
  const names = builtInNames();
  return (line) => {
    const start = performance.now();
    const query = read(line, (text) => readQuery(rdkit, names, text, kind));
    const hits = hitsOf(rdkit, query, chiralities[chirality], segments);
    return { hits, ms: Math.round((performance.now() - start) * 1_000) / 1_000 };
  };
}

// A line of the file is a SMILES and, after white space, whatever else; its number counts lines from 0.
async function readMolecules(file: string): Promise<Segment[]> {
  const lines = readFileSync(file, 'utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const started = performance.now();
  const { segments, refused } = await buildInThreads(lines.map((line) => partsOfLine(line).structure));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stderr.write(`${lines.length - refused.length} molecules indexed in ${seconds} s\n`);
  if (refused.length > 0)
    process.stderr.write(`${refused.length} lines are no molecules, the first of them number ${refused[0] ?? 0}\n`);
  return segments;
}

type Reading = Understood | NotUnderstood;

// Every SMILES is a SMARTS, and read as one it means what any other program would search for.
function readQuery(rdkit: RDKit, names: ReturnType<typeof builtInNames>, text: string, kind: QueryKind): Reading {
  const asGiven = understand(rdkit, names, text, kind);
  if (asGiven.ok || kind !== 'smarts') return asGiven;
  const molecule = understand(rdkit, names, text, 'smiles');
  return molecule.ok ? molecule : asGiven;
}

function read(line: string, reader: (text: string) => Reading): Understood {
  const found = reader(line);
  if (found.ok) return found;
  const { position, atoms } = found;
  const placed = `service.reason.${found.reason}At`;
  const key =
    position !== undefined && hasMessage('en', 'substructure', placed) ? placed : `service.reason.${found.reason}`;
  const params = { position: position ?? 0, atoms: (atoms ?? []).map((atom) => atom + 1).join(', ') };
  const isEmpty = found.reason === 'empty';
  const error = isEmpty ? 'smilesEmpty' : 'unrecognizedStructure';
  const sentences = [message('en', 'errors', error), ...(isEmpty ? [] : [message('en', 'substructure', key, params)])];
  throw new LineRefused(catalogue[error].code, sentences.join(' '));
}

function hitsOf(rdkit: RDKit, query: Understood, chirality: Chirality, segments: readonly Segment[]): number[] {
  using question = containedQuestion(rdkit, query, chirality);
  const until = performance.now() + longestSearchMs;
  const budget = {
    check: () => {
      if (performance.now() > until)
        throw new LineRefused(catalogue.computingBusy.code, message('en', 'errors', 'computingBusy'));
    },
  };
  const hits = segments.flatMap((segment) => {
    const asker = question.ask(segment, budget);
    const found: number[] = [];
    for (const molecule of asker.candidates(0, segment.size))
      if (asker.match(molecule)) found.push(segment.origin[molecule] ?? 0);
    return found;
  });
  return hits.toSorted((a, b) => a - b);
}
