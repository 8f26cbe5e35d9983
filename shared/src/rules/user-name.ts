import { memberLimits } from '../constants/members.ts';

/** The name in small letters; undefined for a text that cannot be one: letters, digits, dot, dash and underscore. */
export function userNameIn(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return name.length <= memberLimits.userNameLength && /^[a-z\d][a-z\d._-]{1,}$/.test(name) ? name : undefined;
}
