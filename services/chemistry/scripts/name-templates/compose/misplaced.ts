// A group that the record lets leave another atom than the one that makes the bond: two parts of a change that are one.

import { carbonKind, openedTo } from './atoms.ts';
import { bondName } from './bond-names.ts';
import { lostAt, type Change } from './change.ts';
import { phrase, type Phrase } from './phrases.ts';

const leaving = /^(?:B\(OH\)2|Bpin|BF3-|Cl|Br|I|F|OMs|OTs|OTf|OH|SnBu3)$/;

/** Undefined where the two parts are two changes. */
export function misplacedName(made: Change, lost: Change): Phrase | undefined {
  const [bond] = made.made;
  const [group] = lost.groups;
  const isLoss = lost.groups.length === 1 && lost.made.length + lost.changed.length + lost.broken.length === 0;
  const at = group?.atoms[0];
  if (!group) return undefined;
  if (!bond || made.made.length > 1 || !isLoss || at === undefined || !leaving.test(group.label)) return undefined;
  const isAryl = lost.atoms[at]?.aromatic === true;
  if (lost.atoms[at]?.z !== 6) return undefined;
  const end = [bond.a, bond.b].find(
    (one) =>
      made.atoms[one]?.z === 6 &&
      (carbonKind(made, one) === 'aryl') === isAryl &&
      lostAt(made, one).length === 0 &&
      !openedTo(made, one),
  );
  if (end === undefined) return undefined;
  const name = bondName({ ...made, groups: [...made.groups, { label: group.label, atoms: [end] }] }, bond);
  return phrase(
    `${name.en}, at another position than recorded for the leaving group (record doubtful)`,
    `${name.zh}（离去基位置与记录不符，记录存疑）`,
  );
}
