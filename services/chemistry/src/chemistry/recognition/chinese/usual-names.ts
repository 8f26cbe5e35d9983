// Chinese names in use that no rule gives (data/chinese-names.tsv, written by hand).

export interface UsualName {
  english: string;
  /** The usual one first. */
  chinese: string[];
}

/** Rows of the list: an English name, Chinese names divided by `|`. */
export function parseUsualNames(text: string): UsualName[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [english = '', chinese = ''] = line.split('\t');
    return { english, chinese: chinese.split('|') };
  });
}
