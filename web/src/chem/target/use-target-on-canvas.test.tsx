import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { showTarget } from '../../lib/shows-target.ts';
import { useTargetOnCanvas } from './use-target-on-canvas.ts';

function open(isCanvasEmpty: boolean, state: unknown, smiles?: string) {
  const onLoad = vi.fn();
  const Page = () => {
    useTargetOnCanvas('t-1', smiles, isCanvasEmpty, onLoad);
    return null;
  };
  const entry = { pathname: '/retrosynthesis', search: '?task=t-1', state };
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return { onLoad, router };
}

describe('the target of a task that is opened', () => {
  it('stands on an empty canvas', () => {
    expect(open(true, null, 'CCO').onLoad).toHaveBeenCalledExactlyOnceWith('CCO');
  });

  it('leaves a drawing that the user came back to', () => {
    expect(open(false, null, 'CCO').onLoad).not.toHaveBeenCalled();
  });

  it('takes the place of a drawing when the task was chosen on another page, once', async () => {
    const { onLoad, router } = open(false, showTarget, 'CCO');
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(router.state.location.search).toBe('?task=t-1');
    expect(onLoad).toHaveBeenCalledExactlyOnceWith('CCO');
  });

  it('waits until it is known', () => {
    expect(open(true, showTarget).onLoad).not.toHaveBeenCalled();
  });
});
