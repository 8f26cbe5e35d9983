// First letters of Chinese words as they are typed in pinyin, without a dictionary: the browser sorts Chinese by its sound.

/** The first character of each letter in the order of sound; nothing begins with i, u or v. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他穵夕丫帀'];
const letters = [...'abcdefghjklmnopqrstwxyz'];
const order = new Intl.Collator('zh-CN-u-co-pinyin');

/** `逆合成` is `nhc`; what is not Chinese stays as it is, in small letters. */
export function initialsOf(text: string): string {
  return [...text].map((one) => (/\p{Script=Han}/u.test(one) ? letterOf(one) : one.toLowerCase())).join('');
}

function letterOf(character: string): string {
  const at = firsts.findLastIndex((first) => order.compare(first, character) <= 0);
  return letters[at] ?? '';
}
