import 'virtual:theme.css';
import './app/theme/global.css';
import './app/theme/first-paint.css';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app/routing/router.tsx';
import { startI18n } from './shared/i18n/i18n.ts';
import { tidyAddressBar } from './shared/navigation/address.ts';

const momentMs = 150;

tidyAddressBar();
const words = startI18n();
const router = createRouter();
// The page itself rather than the skeleton before it: where the first paint is shown, or where the page comes within a moment.
const isPictured = document.querySelector('.first-paint:not([hidden])') !== null;
await Promise.all([words, isPictured ? settled(router) : Promise.race([settled(router), wait(momentMs)])]);
// Later requests do not take a preloaded response.
delete window.preloaded;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const drawn = router.state;
const page = createRoot(root);
const draw = (key: string) =>
  page.render(
    <StrictMode>
      <RouterProvider key={key} router={router} />
      <CatchUp />
    </StrictMode>,
  );
// In slices, so that typing and clicks are not delayed. Not while the router is navigating: it gets listeners
// only once all slices are drawn.
if (drawn.initialized) startTransition(() => draw('first'));
else draw('first');

/**
 * Renders again if the user navigated between two slices, of which React gets no notice. It looks as soon as the
 * router is listened to, before the page's own effects go anywhere.
 */
function CatchUp() {
  useLayoutEffect(() => {
    const { location } = router.state;
    if (drawn.initialized && location !== drawn.location) draw(location.key);
  }, []);
  return null;
}

function settled({ state, subscribe }: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) return resolve();
    const stop = subscribe((next) => {
      if (!next.initialized) return;
      stop();
      resolve();
    });
    return undefined;
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
