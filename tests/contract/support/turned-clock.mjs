// Loaded before a process starts (NODE_OPTIONS): its clock is as many milliseconds ahead as the file CLOCK_FILE says.

import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const Real = globalThis.Date;
const now = () => Real.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
