import { expect, it } from 'vitest';
import { watchPrinting } from './watch-printing.ts';

it('writes the product, the page and the time above what is printed, until it is stopped', () => {
  document.body.innerHTML = '<main></main>';
  document.title = 'Routes to imatinib · Synthline';
  const printed = () => document.querySelector('main')?.dataset['printed'];
  const stop = watchPrinting();
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()).toMatch(/^Synthline · Routes to imatinib · \d{4}[-/]\d{2}[-/]\d{2} \d{2}:\d{2}:\d{2}$/);
  stop();
  document.title = 'Another page';
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()).toContain('Routes to imatinib');
  document.body.innerHTML = '';
});
