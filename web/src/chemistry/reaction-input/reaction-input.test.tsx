import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { pen } from '../editor/test-editor.tsx';
import { ReactionInput } from './reaction-input.tsx';
import type { ReadReaction } from './read-reaction.ts';
import { amideResponse, amideReaction } from '../reaction/test-reactions.ts';
import type { ReactionInputProps } from './use-reaction-input.ts';

const path = '/api/structure/reaction';
const word = (key: string, values = {}) => i18n.t(`reaction:${key}`, values);
const line = () => screen.getByRole('textbox', { name: word('input.label') });
const scheme = () =>
  screen.findByRole('group', { name: /benzylamine \+ benzoic acid gives N-benzylbenzamide, with DMF/ });

beforeAll(() => i18n.loadNamespaces(['reaction', 'structure']));

function open(response: () => unknown = () => amideResponse, initial?: ReactionInputProps['initial']) {
  const [onRead, onClear] = [vi.fn(), vi.fn()];
  const calls = stubCalls({ [`POST ${path}`]: response });
  const Page = () => {
    const [value, setValue] = useState<ReadReaction | null>(null);
    return (
      <ReactionInput
        value={value}
        initial={initial}
        onRead={(read) => {
          onRead(read);
          setValue(read);
        }}
        onClear={() => {
          onClear();
          setValue(null);
        }}
      />
    );
  };
  render(<Page />);
  return { ...calls, onRead, onClear };
}

function write(text: string): void {
  fireEvent.change(line(), { target: { value: text } });
  fireEvent.submit(line());
}

describe('the input of a reaction', () => {
  it('reads what is written and shows what was understood', async () => {
    const { bodiesOf, onRead } = open();
    write('OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1');
    await scheme();
    expect(bodiesOf(path)).toEqual([{ reaction: 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1' }]);
    expect(onRead.mock.calls[0]?.[0]).toMatchObject({ response: amideResponse, text: expect.stringContaining('>>') });
    expect(screen.getByRole('status').textContent).toContain('Amide coupling');
  });

  it('says what is odd about the reaction, and that its kind is unknown', async () => {
    open(() => ({
      ...amideResponse,
      kinds: [],
      notes: [{ reason: 'missingElement', message: 'No reactant has bromine.' }],
    }));
    write('CC>>CCBr');
    await screen.findByText('No reactant has bromine.');
    expect(screen.getByText(word('input.noKind'))).toBeTruthy();
  });

  it('takes back the reaction before when the next one cannot be read, and says why', async () => {
    let isSound = true;
    const { onClear } = open(() => {
      if (isSound) return amideResponse;
      throw new Refusal(20011, 'A ring is never closed.');
    });
    write('A>>B');
    await scheme();
    isSound = false;
    write('C1CC>>C');
    await screen.findByText('A ring is never closed.');
    expect(onClear).toHaveBeenCalled();
    expect(screen.queryByRole('group', { name: /benzylamine/ })).toBeNull();
    expect(line().getAttribute('aria-invalid')).toBe('true');
  });

  it('reads a file of lines that is pasted, and writes the reaction into the line', async () => {
    const { bodiesOf } = open();
    const clipboardData = { getData: () => '$RXN\n\n\n\n  2  1\n$MOL\n' };
    fireEvent.paste(line(), { clipboardData });
    await scheme();
    expect(bodiesOf(path)).toEqual([{ reaction: '$RXN\n\n\n\n  2  1\n$MOL' }]);
    expect(line()).toHaveProperty('value', amideReaction.smiles);
  });

  it('reads a file that is dropped anywhere, and refuses a picture', async () => {
    const { bodiesOf } = open();
    const drop = (file: File) => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { files: [file], types: ['Files'], getData: () => '' } });
      act(() => void window.dispatchEvent(event));
    };
    drop(new File(['$RXN\nsaved'], 'step.rxn'));
    await scheme();
    expect(bodiesOf(path)).toEqual([{ reaction: '$RXN\nsaved' }]);
    drop(new File(['x'], 'scheme.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toContain(word('input.noPicture', { name: 'scheme.png' })),
    );
  });

  it('reads what is drawn, and asks for an arrow where there is none', async () => {
    const { bodiesOf } = open();
    fireEvent.click(screen.getByRole('button', { name: word('input.draw') }));
    await screen.findByLabelText('canvas');
    pen.draw({ molfile: 'M' });
    await screen.findByText(word('input.state.noArrow'));
    pen.draw({ smiles: 'CC.O>>CCO', isReaction: true, rxnfile: '$RXN drawn' });
    await screen.findByText(word('input.kind', { name: 'Amide coupling' }));
    expect(bodiesOf(path)).toEqual([{ reaction: '$RXN drawn' }]);
    // The user's own drawing stays as it is.
    expect(screen.getByLabelText('canvas').textContent).toBe('');
  });

  it('begins with a step of a route, which the editor can change', async () => {
    const { bodiesOf, onRead } = open(undefined, { routeId: 'r1', stepId: 's1' });
    await scheme();
    expect(bodiesOf(path)[0]).toEqual({ routeId: 'r1', stepId: 's1' });
    expect(onRead.mock.calls[0]?.[0]).toMatchObject({
      asked: { routeId: 'r1', stepId: 's1' },
      text: amideReaction.smiles,
    });
    fireEvent.click(screen.getByRole('button', { name: word('input.change') }));
    expect((await screen.findByLabelText('canvas')).textContent).toContain('$RXN');
  });

  it('is empty again after clearing', async () => {
    const { onClear } = open();
    write('A>>B');
    await scheme();
    fireEvent.click(screen.getByRole('button', { name: word('input.clear') }));
    expect(onClear).toHaveBeenCalled();
    expect(line()).toHaveProperty('value', '');
    expect(screen.getByText(word('input.state.rest'))).toBeTruthy();
  });
});
