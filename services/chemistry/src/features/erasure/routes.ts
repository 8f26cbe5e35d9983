// An administrator has the data of a user erased, and a user takes a copy of their own along.

import { createReadStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@app/shared/errors/app-error';
import { eraseEverywhere } from './erase-everywhere.ts';
import { exportUser } from './export-user.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob, type ErasureServices } from './services.ts';
import { requireAdministrator } from '../account/require-administrator.ts';

const tenantUserErase = handle('tenantUserErase', async ({ body }, caller, services) => {
  await requireAdministrator(services, caller);
  // Who is left to administer the tenant is the caller.
  if (body.userId === caller.userId) throw new AppError('cannotDisableSelf');
  const owner = { tenantId: caller.tenantId, userId: body.userId };
  const erasure = await eraseEverywhere(services, owner, 'administrator');
  if (!erasure) throw new AppError('dataMissingOrNoAccess');
  return { rows: Object.values(erasure.rows).reduce((sum, one) => sum + one, 0) };
});

const ownData = handleBlob('ownData', async (_, { tenantId, userId }, { database, clock, newId }) => {
  const path = join(tmpdir(), `own-data-${newId()}.json`);
  try {
    await exportUser(database, { tenantId, userId }, { path, now: clock.now() });
    const content = createReadStream(path);
    await new Promise((resolve, reject) => content.once('open', resolve).once('error', reject));
    const day = clock.now().toISOString().slice(0, 10);
    return {
      contentType: 'application/json; charset=utf-8',
      headers: { 'content-disposition': attachment(`my-data-${day}.json`) },
      content,
    };
  } finally {
    // An open file lives until it is read; its name is not needed for that.
    rmSync(path, { force: true });
  }
});

export const erasureCalls: readonly Registration<ErasureServices>[] = [tenantUserErase, ownData];
