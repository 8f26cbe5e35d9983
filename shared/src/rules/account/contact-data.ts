// Phone numbers and mail addresses as the profile takes them.

/** Digits with a plus before a country code; undefined for a text that is no phone number. Empty stays empty. */
export function phoneNumber(text: string): string | undefined {
  const bare = text.trim().replaceAll(/[\s().\-–/]/g, '');
  if (bare === '') return '';
  // ITU-T E.164: at most 15 digits; below 5 no subscriber is reached.
  return /^\+?\d{5,15}$/.test(bare) ? bare : undefined;
}

/** The address with its domain in small letters; undefined for a text that is none. */
export function mailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  // RFC 5321 sections 4.5.3.1 and 4.1.2, without quoted names and addresses in figures.
  const found =
    /^([\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64})@((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63})$/u.exec(
      trimmed,
    );
  const [, name = '', domain = ''] = found ?? [];
  const isSound = found && trimmed.length <= 254 && !/^\.|\.\.|\.$/.test(name);
  return isSound ? `${name}@${domain.toLowerCase()}` : undefined;
}

// "ext. 12", "x 12", or what Chinese says before it.
const extension = /\s*(?:ext\.?|x|\p{Script=Han}{1,3})\s*\d{1,6}$/iu;

/** What a phone is to dial for a number that may have an extension; undefined for a text that is no number. */
export function dialledNumber(text: string): string | undefined {
  return phoneNumber(text.trim().replace(extension, '')) || undefined;
}

/** The form in which two addresses or phone numbers are the same. */
export const comparable = (text: string): string => text.trim().toLowerCase();

/** How operators of a deployment reply to a message: by phone in a domestic one, by mail elsewhere. */
export function answeredBy(deployment: 'enterprise' | 'domestic' | 'universal'): 'phone' | 'email' {
  return deployment === 'domestic' ? 'phone' : 'email';
}
