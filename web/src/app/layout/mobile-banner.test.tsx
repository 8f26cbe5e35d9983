import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { MobileBanner } from './mobile-banner.tsx';

const isSmall = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
const text = () => screen.queryByText(i18n.t('common:layout.mobile'));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('warns on a small screen, and once closed stays away for the session', () => {
  isSmall(true);
  const { unmount } = render(<MobileBanner />);
  expect(text()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: i18n.t('common:layout.mobileClose') }));
  expect(text()).toBeNull();
  unmount();
  render(<MobileBanner />);
  expect(text()).toBeNull();
});

it('says nothing on a large one', () => {
  isSmall(false);
  render(<MobileBanner />);
  expect(text()).toBeNull();
});
