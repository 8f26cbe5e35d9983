import 'virtual:theme.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app/router.tsx';
import { startI18n } from './i18n/i18n.ts';
import { tidyAddressBar } from './lib/address.ts';

tidyAddressBar();
const words = startI18n();
const router = createRouter();
await words;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
