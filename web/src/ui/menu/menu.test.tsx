import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function show({ isOverPage = false } = {}) {
  const onSelect = vi.fn();
  render(
    <Menu
      label="Export"
      trigger="…"
      isOverPage={isOverPage}
      items={['SVG', 'PNG', 'Table'].map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))}
    />,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  fireEvent.click(button);
  return { onSelect, button };
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('Menu', () => {
  it('opens with the focus on the first item and says so', () => {
    const { button } = show();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('SVG');
  });

  it('moves with arrows, Home, End and first letters, around the ends', () => {
    show();
    const visited = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'p'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(visited).toEqual(['PNG', 'Table', 'SVG', 'Table', 'SVG', 'PNG']);
  });

  it('does what was chosen, closes, and gives the focus back', () => {
    const { onSelect, button } = show();
    fireEvent.click(screen.getByRole('menuitem', { name: 'PNG' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('PNG');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes on Escape and on a press elsewhere', () => {
    const { button } = show();
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.click(button);
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('that lies over the page closes when the page moves below it, not when a scrolling has only just ended', () => {
    const { button } = show({ isOverPage: true });
    fireEvent.scroll(window);
    expect(screen.queryByRole('menu')).not.toBeNull();
    const root = button.parentElement ?? button;
    vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40, 20, 20));
    fireEvent.scroll(window);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
