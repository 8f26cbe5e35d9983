import { signIn } from '../../contract/support/member.ts';
import type { Place } from '../../support/product.ts';

/** The demo users have been here before: a card that comes when it likes would take clicks and keys from the tests. */
export async function declineTours(place: Place): Promise<void> {
  for (const name of ['chemist', 'admin', 'limited', 'trial', 'other']) {
    const { member } = await signIn(name, place);
    const { code } = await member.call('changeSetting', { params: { key: 'Tour', value: 'done' } });
    if (code !== 200) throw new Error(`the tour of ${name} could not be declined: ${code}`);
  }
}
