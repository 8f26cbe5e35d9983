import { call } from '../api/call.ts';

/** Opens the user's mail program, addressed to the administrator this deployment names, if it names one. */
export async function openMail(subject: string): Promise<void> {
  window.location.assign(`mailto:${await supportAddress()}?subject=${encodeURIComponent(subject)}`);
}

async function supportAddress(): Promise<string> {
  try {
    const config = await call('runtimeConfig', {}, { passive: true });
    return config.thirdPartyOptions.pharma?.adminEmail ?? '';
  } catch {
    // Without the server the mail still opens; the user fills in whom to ask.
    return '';
  }
}
