import type { YieldRow } from '@app/shared/contracts/conditions/experiments';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { ImportVerdict } from './import-verdict.tsx';
import { testResult } from '../test-optimization.ts';
import { namespaces, word } from '../test-page.tsx';

beforeAll(() => i18n.loadNamespaces(namespaces));

const place = { well: 'A1', choice: { base: 'DBU' } };
const rows: YieldRow[] = [
  { ...place, row: 2, yieldPercent: 41, verdict: 'added' },
  { ...place, row: 3, yieldPercent: 95, verdict: 'added', message: 'Taken as 95 %.' },
  { ...place, row: 4, sheet: 'Plate 2', verdict: 'rejected', message: 'No figure.' },
  { row: 5, verdict: 'empty' },
];

describe('what was read from a file', () => {
  it('lists first what needs attention, with its sheet, and only counts rows without a yield', () => {
    const verdict = { added: 2, replaced: 0, rejected: 1, rows, result: testResult() };
    render(<ImportVerdict verdict={verdict} onClose={() => undefined} />);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['4Plate 2', '3', '2']);
    expect(dialog.getByText('Taken as 95 %.')).toBeTruthy();
    expect(dialog.getByText(word('import.counts', { added: 2, replaced: 0, rejected: 1, empty: 1 }))).toBeTruthy();
  });
});
