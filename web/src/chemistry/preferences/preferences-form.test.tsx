import { preferencePresets } from '@app/shared/constants/search-preferences';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { PreferenceTags } from './preference-tags.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import { PreferencesForm } from './preferences-form.tsx';

beforeAll(() => i18n.loadNamespaces(['retrosynthesis', 'common']));

describe('the preferences of a search', () => {
  const open = (preferences?: Parameters<typeof PreferenceFields>[0]['preferences']) => {
    const onChange = vi.fn();
    render(<PreferenceFields preferences={preferences} onChange={onChange} />);
    return onChange;
  };

  it('are taken from a preset as a whole, and left again', () => {
    const onChange = open();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Preset' }));
    fireEvent.click(screen.getByTitle('Process'));
    expect(onChange).toHaveBeenLastCalledWith(preferencePresets.process);
  });

  it('go one by one, what is usual being left out', () => {
    const onChange = open({ protectingGroups: 'none', selectivity: 'strict' });
    const [groups] = screen.getAllByRole('radio', { name: 'Balanced' });
    if (groups) fireEvent.click(groups);
    expect(onChange).toHaveBeenLastCalledWith({ selectivity: 'strict' });
  });

  it('weigh by sliders, the first of which starts from the middle', () => {
    const onChange = open();
    const slider = screen.getByRole('slider', { name: 'Cheap' });
    fireEvent.keyDown(slider, { key: 'ArrowRight', keyCode: 39 });
    expect(onChange).toHaveBeenLastCalledWith({ weights: { short: 50, cheap: 60, robust: 50, green: 50 } });
  });

  it('come when they are opened', async () => {
    render(<PreferencesForm preferences={undefined} onChange={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: /Preferences/ }));
    expect(await screen.findByRole('combobox', { name: 'Preset' })).toBeTruthy();
  });

  it('are seen at a glance', () => {
    render(<PreferenceTags preferences={preferencePresets.process} />);
    for (const text of ['Preset: Process', 'Fewer protecting groups', 'Strict selectivity'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Short 40 · Cheap 90 · Robust 50 · Green 80')).toBeTruthy();
  });
});
