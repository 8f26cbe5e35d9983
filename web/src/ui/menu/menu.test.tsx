import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

async function show() {
  const onSelect = vi.fn();
  render(
    <Menu
      label="Export"
      trigger="…"
      items={['SVG', 'PNG', 'Table'].map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))}
    />,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('SVG'));
  return { onSelect, button };
}

describe('Menu', () => {
  it('opens with the focus on the first item and says so', async () => {
    const { button } = await show();
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('does what was chosen, closes, and gives the focus back', async () => {
    const { onSelect, button } = await show();
    fireEvent.click(screen.getByRole('menuitem', { name: 'PNG' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('PNG');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('closes on Escape and on a press elsewhere', async () => {
    const { button } = await show();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.click(button);
    await screen.findByRole('menu');
    fireEvent.mouseDown(document.body);
    fireEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
