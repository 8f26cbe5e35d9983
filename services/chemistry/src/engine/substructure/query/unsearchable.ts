// What a molfile may say that RDKit would read and drop: searched for without it, the hits would answer another question.

const features: readonly [reason: string, pattern: RegExp][] = [
  ['reaction', /^\$RXN/m],
  ['rGroupLogic', /^\$RGP|^M {2}LOG|BEGIN RGROUP|RLOGIC/m],
  ['linkNode', /^M {2}LIN|LINKNODE/m],
  ['attachmentPoint', /^M {2}APO|ATTCHPT=/m],
  [
    'polymer',
    /^M {2}STY.*\b(SRU|MON|MER|COP|CRO|MOD|GRA|MIX|FOR|ANY|GEN|COM)\b|^M {2}V30 \d+ (SRU|MON|MER|COP|CRO|MOD|GRA|MIX|FOR|ANY|GEN|COM) /m,
  ],
  ['polymer', /^.{31}Pol\b|^M {2}V30 \d+ Pol /m],
  ['template', /BEGIN TEMPLATE/m],
  ['exactChange', /^M {2}V30 .*\bEXACHG=1/m],
];

/** Names the feature that cannot be searched for; undefined when there is none. */
export function findUnsearchable(molfile: string): string | undefined {
  return features.find(([, pattern]) => pattern.test(molfile))?.[0];
}
