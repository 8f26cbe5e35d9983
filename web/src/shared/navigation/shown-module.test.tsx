import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shownModule, useShownModule } from './shown-module.ts';

function Page({ of }: { of: 'retrosynthesis' | 'processchemistry' }) {
  useShownModule(of);
  return null;
}

it('a page names its module as long as it is on the screen', () => {
  const { rerender, unmount } = render(<Page of="retrosynthesis" />);
  expect(shownModule.get()).toBe('retrosynthesis');
  rerender(<Page of="processchemistry" />);
  expect(shownModule.get()).toBe('processchemistry');
  unmount();
  expect(shownModule.get()).toBeNull();
});
