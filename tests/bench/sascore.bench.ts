// How long a workbook of 99,999 molecules takes from its upload until the last one is scored, the check of such a file,
// pages of its list and its export, what the service's process holds in memory, and how its rate compares with RDKit's
// own scorer in Python. Fails when a goal is missed; on a machine that is not idle the processor's seconds tell more
// than the clock.
//
// `--data=DIR` with reactions to take molecules from; `--rows=N`; `--python=PROGRAM` of an installation with RDKit,
// `--scorer=DIR` where its sascorer.py lies.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeTable } from '../../services/chemistry/src/platform/files/write/table.ts';
import { figures } from './support/figures.ts';
import { moleculesOfReactions } from './support/score-molecules.ts';
import { startScoreService, type ScoreService } from './support/score-service.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['BENCH_DATA'] ?? '' },
    rows: { type: 'string', default: '99999' },
    python: { type: 'string', default: '/usr/bin/python3' },
    scorer: { type: 'string', default: '/usr/share/RDKit/Contrib/SA_Score' },
  },
});
if (values.data === '') throw new RangeError('--data=DIR: the folder with reactions/ to take molecules from');
const rows = Number(values.rows);
const goals = {
  totalSeconds: 60,
  scoringSeconds: 15,
  checkSeconds: 100,
  pageMs: 100,
  memoryMb: 1_600,
  pythonRatio: 1.2,
};
const measured = figures('sascore');

// Reads and scores as the service does; RDKit's own module does both.
const pythonProgram = `
import sys, time
sys.path.append(sys.argv[1])
import sascorer
from rdkit import Chem, RDLogger
RDLogger.DisableLog('rdApp.*')
lines = [line.strip() for line in open(sys.argv[2])]
sascorer.readFragmentScores()
wall, cpu = time.perf_counter(), time.process_time()
for line in lines:
    mol = Chem.MolFromSmiles(line)
    if mol is not None: sascorer.calculateScore(mol)
print(time.perf_counter() - wall, time.process_time() - cpu)
`;

const distinct = await moleculesOfReactions(values.data, rows);
const molecules = Array.from({ length: rows }, (_, index) => distinct[index % distinct.length] ?? '');
say('molecules', `${rows}, ${distinct.length} of them distinct`);
const folder = mkdtempSync(join(tmpdir(), 'sascore-bench-'));
const service = await startScoreService(join(folder, 'data'));
try {
  sayMemory('at start');
  const content = await workbookOf(molecules);
  say('workbook', `${(content.length / 1_048_576).toFixed(1)} MB`);
  const { taskId, perSecond } = await measureScoring(service, content);
  sayMemory('after scoring');
  await measurePages(service, taskId);
  sayMemory('after pages');
  await measureCheck(service, content);
  sayMemory('after the check');
  const { peakMb } = service.usage();
  measured.add({ name: 'memory of the service', value: peakMb, unit: 'MB', goal: { atMost: goals.memoryMb } });
  measurePython(perSecond);
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
measured.end();

async function measureScoring({ call, upload, usage }: ScoreService, content: Buffer) {
  const cpuBefore = usage().cpuSeconds;
  const from = performance.now();
  const { task } = await upload('sascoreImport', { name: 'upload.xlsx', content }, { name: 'bench' });
  const uploaded = seconds(from);
  const cpuUploaded = usage().cpuSeconds - cpuBefore;
  let now = task;
  while (now.state === 'queued' || now.state === 'searching') {
    await sleep(100);
    now = (await call('sascoreParameters', { params: { id: task.taskId } })).task;
  }
  const total = seconds(from);
  const scoring = (Date.parse(now.finishedAt ?? '') - Date.parse(now.startedAt ?? '')) / 1_000;
  const cpuScoring = usage().cpuSeconds - cpuBefore - cpuUploaded;
  sayMemory('after upload');
  say('upload taken in after', `${uploaded.toFixed(1)} s, ${cpuUploaded.toFixed(1)} s of processor`);
  say('scoring', `${scoring.toFixed(1)} s, ${cpuScoring.toFixed(1)} s of processor`);
  say('upload to scored', `${total.toFixed(1)} s`);
  say('state', `${now.state}, ${now.scored} scored, ${now.unreadable} unreadable`);
  measured.rule('every row scored', now.scored === rows && now.unreadable === 0);
  measured.add({ name: 'upload to scored', value: total, unit: 's', goal: { atMost: goals.totalSeconds } });
  measured.add({ name: 'scoring', value: scoring, unit: 's', goal: { atMost: goals.scoringSeconds } });
  return { taskId: task.taskId, perSecond: rows / scoring };
}

async function measurePages({ call }: ScoreService, taskId: string): Promise<void> {
  const sorts = ['row', 'score', 'molecularWeight', 'molid'] as const;
  const times: number[] = [];
  let first = 0;
  for (let round = 0; round < 12; round += 1) {
    const by = sorts[round % sorts.length] ?? 'row';
    const filter = round < 4 ? {} : { score: { from: 1 + round / 20, to: 5 } };
    const pageIndex = 1 + Math.floor((rows / 50 / 4) * (round % 3));
    const from = performance.now();
    const sort = { by, order: round % 2 === 0 ? 'ascending' : 'descending' } as const;
    await call('sascoreResults', { body: { taskId, pageIndex, pageSize: 50, filter, sort } });
    if (round === 0) first = performance.now() - from;
    else times.push(performance.now() - from);
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  say(
    'page of the list',
    `first ${first.toFixed(0)} ms, then p50 ${middle.toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`,
  );
  measured.add({ name: 'page of the list, p50', value: middle, unit: 'ms', goal: { atMost: goals.pageMs } });
}

async function measureCheck({ upload, usage }: ScoreService, content: Buffer): Promise<void> {
  const cpuBefore = usage().cpuSeconds;
  const from = performance.now();
  const check = await upload('sascoreImportCheck', { name: 'upload.xlsx', content });
  const cpu = usage().cpuSeconds - cpuBefore;
  say(
    'check of the file',
    `${seconds(from).toFixed(1)} s, ${cpu.toFixed(1)} s of processor, ${check.readable} readable`,
  );
  measured.add({ name: 'check of the file', value: seconds(from), unit: 's', goal: { atMost: goals.checkSeconds } });
}

function measurePython(perSecond: number): void {
  const { python = '', scorer = '' } = values;
  if (!existsSync(python) || !existsSync(join(scorer, 'sascorer.py'))) return say('python3-rdkit', 'not installed');
  const list = join(folder, 'molecules.smi');
  const sample = molecules.slice(0, 20_000);
  writeFileSync(list, sample.join('\n'));
  const { stdout, status, stderr } = spawnSync(python, ['-c', pythonProgram, scorer, list], { encoding: 'utf8' });
  if (status !== 0) return say('python3-rdkit', `does not run: ${stderr.trim().split('\n').at(-1)}`);
  const [wall = 0, cpu = 0] = stdout.trim().split(' ').map(Number);
  const pythonRate = sample.length / wall;
  const ratio = perSecond / pythonRate;
  say(
    'python3-rdkit',
    `${pythonRate.toFixed(0)} molecules per second, ${((cpu / sample.length) * 1e6).toFixed(0)} µs of processor each`,
  );
  say('the service', `${perSecond.toFixed(0)} molecules per second, ${ratio.toFixed(2)} times as many`);
  const beside = { name: 'rate beside one process of python3-rdkit', value: ratio, unit: 'times' };
  measured.add({ ...beside, goal: { atLeast: goals.pythonRatio } });
}

function workbookOf(list: readonly string[]): Promise<Buffer> {
  const columns = ['molid', 'SMILES', 'name'].map((heading) => ({ heading }));
  const tableRows = list.map((smiles, index) => ({ cells: [`M-${index}`, smiles, `molecule ${index}`] }));
  return buffer(writeTable({ columns, rows: tableRows, language: 'en', fileType: 'xlsx' }));
}

function sayMemory(when: string): void {
  const { heldMb, peakMb } = service.usage();
  say(`memory ${when}`, `${heldMb} MB, at most ${peakMb} MB so far`);
}

function seconds(from: number): number {
  return (performance.now() - from) / 1_000;
}

function say(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(22)} ${value}\n`);
}
