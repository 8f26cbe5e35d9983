import { loadRuntimeConfig } from './runtime-config.ts';
import { mailtoAddress } from '../lib/mailto.ts';

/** Opens the user's mail program, addressed to the administrator this deployment names, if it names one. */
export async function openMail(subject: string, body?: string): Promise<void> {
  window.location.assign(mailtoAddress(await supportAddress(), subject, body));
}

async function supportAddress(): Promise<string> {
  try {
    const config = await loadRuntimeConfig();
    return config.thirdPartyOptions.pharma?.adminEmail ?? '';
  } catch {
    // Without the server the mail still opens; the user fills in whom to ask.
    return '';
  }
}
