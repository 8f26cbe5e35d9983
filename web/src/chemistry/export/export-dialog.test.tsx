import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { ExportDialog } from './export-dialog.tsx';

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

beforeEach(async () => {
  await i18n.loadNamespaces(['common', 'routes', 'procedure']);
  toasts.set([]);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  // A window of the tests would go where the link leads.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const file = () =>
  new Response('%PDF-', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="_.pdf"; filename*=UTF-8\'\'%E8%B7%AF%E7%BA%BF.pdf',
    },
  });
const refusal = () =>
  Response.json({
    code: 10027,
    error: { code: 10027, message: 'The computer is busy.', display: 'toast' },
    requestId: 'r',
  });

function open(handlers: (() => Response)[], count = 1) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return handlers.shift()?.() ?? file();
  });
  const onClose = vi.fn();
  const routes = count === 1 ? { routeIds: [routeId] } : { taskId: routeId };
  render(<ExportDialog routes={routes} count={count} routeType="retrosynthesis" onClose={onClose} />);
  return { asked, onClose };
}

describe('exporting a route', () => {
  it('says what each file holds, and saves the one that is chosen under the name of the service', async () => {
    const { asked, onClose } = open([]);
    expect(screen.getByRole('radio', { name: 'PDF report', description: /bill of materials, safety/ })).toBe(
      screen.getByRole('radio', { name: 'PDF report', checked: true }),
    );
    fireEvent.click(screen.getByRole('radio', { name: /ChemDraw/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked).toEqual([{ routeIds: [routeId], routeType: 'retrosynthesis', fileType: 'cdxml', currency: 'USD' }]);
    expect(toasts.get()[0]?.text).toBe('Saved: 路线.pdf');
  });

  it('asks for prices in the chosen currency where a file has prices', async () => {
    const { asked } = open([]);
    fireEvent.click(screen.getByRole('radio', { name: 'CNY' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(asked).toMatchObject([{ fileType: 'pdf', currency: 'CNY' }]));
  });

  it('asks for draft procedures with the batch that was entered', async () => {
    const { asked } = open([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Draft procedures (.docx)' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Batch of each step' }), { target: { value: '25' } });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    const batch = { of: 'limiting', amount: 25, unit: 'g' };
    await waitFor(() => expect(asked).toMatchObject([{ routeIds: [routeId], fileType: 'docx', batch }]));
  });

  it('says why it failed and tries again', async () => {
    const { asked, onClose } = open([refusal]);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('The computer is busy.');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked).toHaveLength(2);
  });

  it('offers for many routes only what holds so many, and says how many a file holds', () => {
    open([], 200);
    const report = screen.getByRole('radio', { name: 'PDF report', description: /at most 20 routes/ });
    expect(report.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('radio', { name: /Workbook/, checked: true }).hasAttribute('disabled')).toBe(false);
  });
});
