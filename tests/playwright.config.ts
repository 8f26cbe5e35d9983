// End-to-end tests: the product as `npm start` starts it, on ports and a data folder of its own, in Chromium.

import { defineConfig } from 'playwright/test';
import { place } from './e2e/support/place.ts';
import { isFull } from './support/extent.ts';

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  ...(isFull ? {} : { grepInvert: /@full/ }),
  outputDir: './test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // A file stays with one worker, in order. `npm test` asks for three workers; each has a product of its own.
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  // A test that needs its second run is named in the report; one that fails twice fails the whole.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    baseURL: place.url,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // To draw what moves takes processor time that the tests beside need; what moves is tested where it is the subject.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // To record every run of every test costs time: what fails is recorded as it runs again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
