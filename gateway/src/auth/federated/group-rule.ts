// Who may sign in: members of a group that the configuration allows (specification section 4).

import { parseDistinguishedName, type RelativeName } from './distinguished-name.ts';

/**
 * True when one of the user's groups is one of the allowed ones. Either may be a plain name or a distinguished name.
 * A plain name represents the whole common name of a group, a distinguished name for that one group; letter case does
 * not count, part of a name never does. `memberOf` is text for one group, a list for several.
 */
export function isInAllowedGroup(memberOf: unknown, allowed: readonly string[]): boolean {
  const rules = allowed.map(groupOf).filter((group) => group.key !== '');
  return groupsOf(memberOf).some((text) => {
    const group = groupOf(text);
    return rules.some((rule) => isSame(rule, group) || (!rule.isDistinguished && group.commonNames.has(rule.key)));
  });
}

/** The groups of an attribute; what is no text is no group. */
export function groupsOf(memberOf: unknown): string[] {
  const list: unknown[] = Array.isArray(memberOf) ? memberOf : [memberOf];
  return list.filter((entry) => typeof entry === 'string').filter((text) => text.trim() !== '');
}

interface Group {
  /** Equal for equal groups. */
  key: string;
  isDistinguished: boolean;
  /** Of the most specific part only: `OU=Chem-Users` and a container above are no group. */
  commonNames: ReadonlySet<string>;
}

function isSame(one: Group, other: Group): boolean {
  return one.isDistinguished === other.isDistinguished && one.key === other.key;
}

function groupOf(text: string): Group {
  const names = parseDistinguishedName(text);
  if (!names) return { key: folded(text), isDistinguished: false, commonNames: new Set() };
  const common = (names[0] ?? []).filter(({ type }) => type === 'cn');
  return {
    key: JSON.stringify(names.map(keyOf)),
    isDistinguished: true,
    commonNames: new Set(common.map(({ value }) => folded(value))),
  };
}

// The attributes of one relative name have no order.
function keyOf(name: RelativeName): string[] {
  return name.map(({ type, value }) => `${type}=${folded(value)}`).toSorted();
}

// As directories compare names: without letter case, and blanks only between words (RFC 4518 section 2.6.1).
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
}
