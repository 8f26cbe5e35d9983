import { mailtoAddress } from '../../format/mailto.ts';
import { loadRuntimeConfig, runtimeConfig } from './runtime-config.ts';

/** The contact page. A confined administrator is redirected from it to the contact part of the console. */
export const contactPage = '/contact';

/** Opens a mail to support where this deployment names an address; else the contact page, with a full page load. */
export async function mailSupport(subject: string): Promise<void> {
  window.location.assign(await supportAddress(subject));
}

async function supportAddress(subject: string): Promise<string> {
  try {
    const { contact } = runtimeConfig.get() ?? (await loadRuntimeConfig());
    return contact.email === '' ? contactPage : mailtoAddress(contact.email, subject);
  } catch {
    return contactPage;
  }
}
