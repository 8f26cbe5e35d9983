// The provider that signs everybody in, as a process of its own: says its address on standard output and ends with
// its standard input.

import { permissions } from '@app/shared/constants/modules';
import { FakeProvider } from '@app/gateway/src/test-support/fake-provider.ts';

const provider = await FakeProvider.start();
provider.user.permissions = [...permissions];
provider.tokenLifetimeSeconds = 24 * 3600;
process.stdin.resume().once('close', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ url: provider.url, issuer: provider.issuer })}\n`);
