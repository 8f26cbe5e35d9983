import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import { expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';

it('the form starts with the settings the contract names', () => {
  expect(defaultSettings).toEqual(defaultSearchSettings);
});
