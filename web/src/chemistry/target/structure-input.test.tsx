import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { StructureInput } from './structure-input.tsx';

beforeAll(() => i18n.loadNamespaces(['retrosynthesis']));

function open() {
  const onResolve = vi.fn();
  const Page = () => {
    const [text, setText] = useState('');
    const handlers = { isChecking: false, isRefused: false, describedBy: 'line' };
    return (
      <>
        <StructureInput text={text} onText={setText} onResolve={onResolve} {...handlers} />
        <button type="button" onClick={() => setText('CCO')}>
          draw
        </button>
      </>
    );
  };
  render(<Page />);
  return onResolve;
}

const line = () => screen.getByRole('textbox');

describe('the input line', () => {
  it('resolves what was typed when it is left, once', () => {
    const onResolve = open();
    fireEvent.change(line(), { target: { value: 'ethanol' } });
    fireEvent.blur(line());
    fireEvent.blur(line());
    expect(onResolve).toHaveBeenCalledExactlyOnceWith('ethanol');
  });

  it('does not ask again for what Enter resolved, nor for what the editor wrote into it', () => {
    const onResolve = open();
    fireEvent.change(line(), { target: { value: 'ethanol' } });
    fireEvent.submit(line());
    fireEvent.focus(line());
    fireEvent.click(screen.getByRole('button', { name: 'draw' }));
    expect(line()).toHaveProperty('value', 'CCO');
    fireEvent.blur(line());
    expect(onResolve).toHaveBeenCalledExactlyOnceWith('ethanol');
  });
});
