import { describe, expect, it } from 'vitest';
import { parseDistinguishedName } from './distinguished-name.ts';
import { groupsOf, isInAllowedGroup } from './group-rule.ts';

const plain = ['Chem-Users'];
const named = ['CN=Chem-Users,OU=Groups,DC=corp,DC=example'];

describe('a member of an allowed group', () => {
  it.each<[string, unknown, string[]]>([
    ['by plain name', 'Chem-Users', plain],
    ['by the common name of a distinguished name', 'CN=Chem-Users,OU=x', plain],
    ['as one group of several', ['CN=Finance,OU=x', 'CN=Chem-Users,OU=x'], plain],
    ['by one allowed group of several', 'CN=Lab,OU=x', ['Chem-Users', 'Lab']],
    ['without regard to letter case', 'cn=CHEM-users,ou=X', plain],
    ['without regard to blanks around', ' Chem-Users ', [' chem-users']],
    ['by the whole distinguished name', 'cn=chem-users, ou=groups, dc=CORP, dc=example', named],
    ['by an object identifier for CN', '2.5.4.3=Chem-Users,OU=x', plain],
    ['by a name with an escaped comma', String.raw`CN=Chem\, Users,OU=x`, ['Chem, Users']],
    ['by a name with a comma in hexadecimal', String.raw`CN=Chem\2C Users,OU=x`, ['Chem, Users']],
    ['by a name in two ways of escaping', String.raw`CN=Chem\2C Users,OU=x`, [String.raw`CN=Chem\, Users,OU=x`]],
    ['by a Chinese name', 'CN=化学用户,OU=x', ['化学用户']],
    ['by a Chinese name in bytes', String.raw`CN=\E5\8C\96\E5\AD\A6,OU=x`, ['化学']],
    ['by a name with two attributes, in any order', 'CN=Chem-Users+UID=7,OU=x', ['UID=7+CN=Chem-Users,OU=x']],
    ['by the common name among two attributes', 'UID=7+CN=Chem-Users,OU=x', plain],
  ])('%s', (_title, memberOf, allowed) => {
    expect(isInAllowedGroup(memberOf, allowed)).toBe(true);
  });
});

describe('no member', () => {
  it.each<[string, unknown, string[]]>([
    ['a name that ends with the allowed one', 'CN=Not-Chem-Users,OU=x', plain],
    ['a name that begins with the allowed one', 'CN=Chem-Users-Old,OU=x', plain],
    ['an organisational unit of that name', 'OU=Chem-Users,DC=x', plain],
    ['a group below a unit of that name', 'CN=Other,OU=Chem-Users,DC=x', plain],
    ['a group below a container of that name', 'CN=Other,CN=Chem-Users,DC=x', plain],
    ['the allowed name inside an escaped value', String.raw`CN=x\,CN=Chem-Users,OU=x`, plain],
    ['the allowed name inside a value with an escaped equals sign', String.raw`CN=a\=Chem-Users`, plain],
    ['the same common name in another place', 'CN=Chem-Users,OU=Partners,DC=corp,DC=example', named],
    ['a plain name where a distinguished name is allowed', 'Chem-Users', named],
    ['a shorter distinguished name', 'CN=Chem-Users,OU=Groups,DC=corp', named],
    ['a longer distinguished name', 'CN=Chem-Users,OU=Groups,DC=corp,DC=example,DC=org', named],
    ['several names in one text', 'Finance,Chem-Users', plain],
    ['several names in one text with bars', 'Finance|Chem-Users', plain],
    ['a malformed distinguished name', 'CN=Chem-Users,OU', plain],
    ['a quoted value, which RFC 4514 does not know', 'CN="Chem-Users",OU=x', plain],
    ['a missing attribute', undefined, plain],
    ['null', null, plain],
    ['an empty text', '', ['']],
    ['an empty list', [], plain],
    ['an object', { 0: 'Chem-Users' }, plain],
    ['a list in a list', [['Chem-Users']], plain],
    ['a number', 7, ['7']],
    ['anybody while no group is allowed', 'Chem-Users', []],
    ['anybody while only an empty group is allowed', ['', ' '], ['', ' ']],
    ['a plain name that looks like our notes', '[["cn=chem-users"]]', ['CN=Chem-Users']],
    ['a name made of members every object has', 'constructor=x,OU=x', ['x']],
  ])('%s', (_title, memberOf, allowed) => {
    expect(isInAllowedGroup(memberOf, allowed)).toBe(false);
  });
});

describe('distinguished names', () => {
  it('keep an escaped blank at the end of a value', () => {
    expect(parseDistinguishedName(String.raw`CN=lab\ ,OU= x `)).toEqual([
      [{ type: 'cn', value: 'lab ' }],
      [{ type: 'ou', value: 'x' }],
    ]);
  });

  it.each(['', 'Chem-Users', 'CN=', '=x', 'CN=a;b', 'CN=a<b', String.raw`CN=a\z`, 'CN=a,,OU=b', 'CN=a\\', '1=x'])(
    'are not what %j is',
    (text) => {
      expect(parseDistinguishedName(text)).toBeUndefined();
    },
  );
});

it('groups are texts, one or many', () => {
  expect(groupsOf('a')).toEqual(['a']);
  expect(groupsOf(['a', 7, '', 'b'])).toEqual(['a', 'b']);
  expect(groupsOf(undefined)).toEqual([]);
});
