import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { StructureIntakePlace } from './structure-intake.tsx';
import { useStructureIntake } from './use-structure-intake.ts';

const ethylAcetate = { key: 'A'.repeat(22), smiles: 'CCOC(C)=O', formula: 'C4H8O2', molecularWeight: 88.11 };
const triethylamine = { key: 'B'.repeat(22), smiles: 'CCN(CC)CC', formula: 'C6H15N', molecularWeight: 101.19 };
const checked = { kind: 'molfile', molecule: ethylAcetate, heavyAtoms: 6, molfile: 'drawn\nM  END', removedParts: [] };
const recognitionPath = 'POST /api/common/structure-recognition';
const checkPath = 'POST /api/retro/structure-check';
const filePath = 'POST /api/retro/structure-file';
const read = { structure: 'CCO', name: 'ethanol', leftOut: 1, isProduct: false };

function open(handlers: Parameters<typeof stubCalls>[0] = {}) {
  const onStructure = vi.fn();
  const calls = stubCalls({ [checkPath]: () => checked, [filePath]: () => read, ...handlers });
  const Page = () => {
    const intake = useStructureIntake(onStructure);
    return (
      <>
        <input aria-label="line" />
        <StructureIntakePlace intake={intake} />
      </>
    );
  };
  render(<Page />, { wrapper: MemoryRouter });
  return { onStructure, ...calls };
}

interface Carried {
  text?: string;
  file?: File;
}

function carry(type: 'paste' | 'drop', { text = '', file }: Carried, target: Element | Window = window) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const types = [...(file ? ['Files'] : []), ...(text === '' ? [] : ['text/plain'])];
  const data = { files: file ? [file] : [], types, getData: () => text };
  Object.assign(event, { clipboardData: data, dataTransfer: data });
  act(() => void target.dispatchEvent(event));
  return event;
}

const toastTexts = () => toasts.get().map(({ text }) => text);
const scan = new File(['x'], 'scan.png', { type: 'image/png' });

beforeAll(() => i18n.loadNamespaces(['structure', 'retrosynthesis']));
beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:scan', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

describe('what is pasted or dropped on a page', () => {
  it('is passed on as one structure, and what was left out is reported', () => {
    const { onStructure } = open();
    carry('paste', { text: ' CCO \n' });
    carry('drop', { text: 'aspirin' });
    expect(onStructure.mock.calls).toEqual([['CCO'], ['aspirin']]);
  });

  it('is left to a field, except for files', async () => {
    const { onStructure } = open();
    const line = screen.getByRole('textbox');
    expect(carry('paste', { text: 'CCO' }, line).defaultPrevented).toBe(false);
    expect(carry('drop', { text: 'CCO' }, line).defaultPrevented).toBe(false);
    expect(onStructure).not.toHaveBeenCalled();
    carry('paste', { file: new File(['CCO ethanol\nCO\n'], 'list.smi') }, line);
    await waitFor(() => expect(onStructure).toHaveBeenCalledExactlyOnceWith('CCO'));
    expect(toastTexts()).toEqual([expect.stringContaining('one more was ignored')]);
  });

  it('is read by the service where it is a drawing, with its counter-ions, and a reaction for its product', async () => {
    const { onStructure, bodiesOf } = open({
      [checkPath]: () => ({ ...checked, removedParts: ['Cl'], isProduct: true }),
    });
    carry('drop', { text: '<CDXML><page/></CDXML>' });
    await waitFor(() => expect(onStructure).toHaveBeenCalledExactlyOnceWith('CCOC(C)=O.Cl'));
    expect(bodiesOf('/api/retro/structure-check')).toEqual([{ structure: '<CDXML><page/></CDXML>' }]);
    expect(toastTexts()).toEqual(['The input is a reaction; its product was read.']);
  });

  it('is read by the service where it is a file, whatever its kind', async () => {
    const { onStructure } = open({ [filePath]: () => ({ ...read, leftOut: 0, isProduct: true }) });
    carry('drop', { file: new File(['$RDFILE 1'], 'steps.rdf') });
    await waitFor(() => expect(onStructure).toHaveBeenCalledExactlyOnceWith('CCO'));
    expect(toastTexts()).toEqual(['The input is a reaction; its product was read.']);
    carry('drop', { file: new File([], 'empty.xlsx') });
    await waitFor(() => expect(toastTexts()).toContainEqual(expect.stringContaining('empty.xlsx')));
  });

  it('is refused in the words of the service, or for what its name says', async () => {
    const { onStructure } = open({
      [checkPath]: () => {
        throw new Refusal(10008, 'The file is damaged.');
      },
    });
    carry('paste', { text: '$RXN\n\n' });
    await waitFor(() => expect(toastTexts()).toEqual(['The file is damaged.']));
    carry('drop', { file: new File(['x'], 'report.docx') });
    await waitFor(() => expect(toastTexts()).toHaveLength(2));
    expect(toastTexts()).toContainEqual(expect.stringContaining('report.docx cannot be read here'));
    expect(onStructure).not.toHaveBeenCalled();
  });

  it('is the text where a spreadsheet adds a picture of it, and the picture where a page adds its address', async () => {
    const { onStructure } = open({ [recognitionPath]: () => ({ isAvailable: true, items: [] }) });
    carry('paste', { text: 'CCO', file: scan });
    expect(onStructure).toHaveBeenCalledExactlyOnceWith('CCO');
    carry('drop', { text: 'https://journal.example/scheme.png', file: scan });
    expect(await screen.findByRole('dialog', { name: 'Structure from a picture' })).toBeTruthy();
  });
});

describe('a picture', () => {
  const items = [
    { molecule: ethylAcetate, molfile: 'first\nM  END', confidence: 3.417 },
    { molecule: triethylamine, molfile: 'second\nM  END' },
  ];
  const use = () => screen.getByRole('button', { name: 'Use this structure' });

  it('is looked at for structures, of which one is chosen, seen on the editor and confirmed', async () => {
    const { onStructure, bodiesOf } = open({ [recognitionPath]: () => ({ isAvailable: true, items }) });
    carry('paste', { file: scan });
    const choice = await screen.findByRole('list', { name: 'Structures found' });
    expect(screen.getByText(/^2 structures were found/)).toBeTruthy();
    expect(within(choice).getByText('confidence of the recognition: 3.42')).toBeTruthy();
    expect(use()).toHaveProperty('disabled', true);
    fireEvent.click(within(choice).getAllByRole('button')[1] ?? choice);
    await waitFor(() => expect(use()).toHaveProperty('disabled', false));
    expect(bodiesOf('/api/retro/structure-check')).toEqual([{ structure: 'second\nM  END' }]);
    expect(screen.getByLabelText('canvas').textContent).toBe(checked.molfile);
    expect(onStructure).not.toHaveBeenCalled();
    fireEvent.click(use());
    expect(onStructure).toHaveBeenCalledExactlyOnceWith('CCOC(C)=O');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with one structure puts it on the editor at once, and uses nothing when it is closed', async () => {
    const { onStructure } = open({ [recognitionPath]: () => ({ isAvailable: true, items: items.slice(0, 1) }) });
    carry('drop', { file: scan });
    await waitFor(() => expect(use()).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onStructure).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows what the service says where it has no recogniser, else the other ways', async () => {
    let notice: string | undefined = 'Draw it, or paste its name.';
    open({ [recognitionPath]: () => ({ isAvailable: false, notice, items: [] }) });
    carry('paste', { file: scan });
    await screen.findByText(notice);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    notice = undefined;
    carry('paste', { file: scan });
    await screen.findByText('Picture recognition is not installed.');
    expect(screen.getByText(/^Draw the structure in the editor/)).toBeTruthy();
    expect(screen.getByText(/save it as CDX/)).toBeTruthy();
  });

  it.each([
    [50002, 'No structure was found in the picture.', 'Recognize again', 200],
    [10027, 'The service is busy.', 'Try again', 200],
    [503, 'Not available.', 'Try again', 503],
  ])('that fails with %i says why, and is looked at again on demand', async (code, words, again, status) => {
    let asked = 0;
    open({
      [recognitionPath]: () => {
        asked += 1;
        if (asked === 1) throw new Refusal(code, words, status);
        return { isAvailable: true, items };
      },
    });
    carry('paste', { file: scan });
    await screen.findByText(words);
    fireEvent.click(screen.getByRole('button', { name: again }));
    await screen.findByRole('list', { name: 'Structures found' });
    expect(screen.queryByText(words)).toBeNull();
  });
});
