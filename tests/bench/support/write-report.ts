import { relative } from 'node:path';
import { writeReport } from './bench-report.ts';

process.stdout.write(`report: ${relative(process.cwd(), writeReport())}\n`);
