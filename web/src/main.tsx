import 'virtual:theme.css';
import './app/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app/routing/router.tsx';
import { Themed } from './app/theme/themed.tsx';
import { startI18n } from './shared/i18n/i18n.ts';
import { tidyAddressBar } from './shared/navigation/address.ts';

tidyAddressBar();
const words = startI18n();
const router = createRouter();
await words;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Themed>
      <RouterProvider router={router} />
    </Themed>
  </StrictMode>,
);
