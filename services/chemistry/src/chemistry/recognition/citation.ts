// Where a hazard is written down, in the reader's language: the names of regulations and handbooks are translated, literature
// stays as it is cited.

import { message, type MessageCulture } from '@app/locales/messages';

/** What a citation looks like, and its words under `citation` of the words for processes; groups are filled in. */
const known: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^GHS chapter ([\d.]+)$/, 'ghs'],
  [/^GHS chapters ([\d., ]+)$/, 'ghsTwo'],
  [/^CLP Annex VI: H2S, H330, released with acid$/, 'sulfide'],
  [/^CLP Annex VI: (.+)$/, 'clp'],
  [/^CLP Annex VI$/, 'clpAlone'],
  [/^ICH M7\(R2\), cohort of concern$/, 'cohort'],
  [/^ICH M7\(R2\), alerting structure$/, 'alerting'],
  [/^UN Manual of Tests and Criteria, Appendix 6$/, 'appendix'],
  [/^UN Manual of Tests and Criteria, Appendix 6, table ([A-Z\d.]+)$/, 'table'],
  [/^(.+): contiguous nitrogen$/, 'contiguous'],
  [/^Bretherick's Handbook, 8th ed\.$/, 'bretherick'],
  [/^(.+) \(HCN with acid\)$/, 'withAcid'],
  [/^(.+) \(the free base decomposes violently\)$/, 'freeBase'],
  [/^gives HCN with base$/, 'hcn'],
  [/^UN 3474 \(desensitized explosive when dry\)$/, 'desensitised'],
];

export function citationText(culture: MessageCulture, source: string): string {
  const parts = source.split('; ').map((one) => translated(culture, one));
  return parts.join(culture === 'zh-CN' ? '；' : '; ');
}

function translated(culture: MessageCulture, source: string): string {
  for (const [pattern, key] of known) {
    const match = pattern.exec(source);
    if (!match) continue;
    const [, detail = ''] = match;
    return message(culture, 'process', `citation.${key}`, { detail, source: translated(culture, detail) });
  }
  return source;
}
