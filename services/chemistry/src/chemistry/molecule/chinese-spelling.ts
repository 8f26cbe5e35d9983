// One spelling for the characters and words of chemistry that Chinese writes in two ways.

const traditional =
  '醯鹽鈉鉀鋰鎂鋅銅鐵銀鈣鋇鋁錫鉛鈀鉑銨環雜雙對間鄰異亞聯嗎順過無橋縮單內馬來樟腦膽鹼矽併並駢骈噠疊羥巰氫碸氬銫銣鈦鎳鈷錳釔鈰鑭銦鉍銻鍺鋯釕銠銥鋨鎢鉬釩鉻鎘汞級醌檸檬蘋蟻沒';
const simplified =
  '酰盐钠钾锂镁锌铜铁银钙钡铝锡铅钯铂铵环杂双对间邻异亚联吗顺过无桥缩单内马来樟脑胆碱硅并并并并哒叠羟巯氢砜氩铯铷钛镍钴锰钇铈镧铟铋锑锗锆钌铑铱锇钨钼钒铬镉汞级醌柠檬苹蚁没';
const simple = new Map([...traditional].map((letter, index) => [letter, [...simplified][index] ?? letter]));

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[恶㗁]/g, '噁'],
  [/卓(?=[-基烷并]|$)/g, '䓬'],
  [/吗啡啉|吗福啉/g, '吗啉'],
  [/呱(?=[啶嗪])/g, '哌'],
  [/喹林/g, '喹啉'],
  [/(?:第三|三级|特)-?丁/g, '叔丁'],
  [/(?:第二|二级|仲)-?丁/g, '仲丁'],
  [/(?<=[叔仲异正])-(?=[丙丁戊己庚辛壬癸])/g, ''],
  [/已/g, '己'],
  [/葵(?=[烷烯炔酸醇醛酮二基胺酰])/g, '癸'],
  [/硬酯酸/g, '硬脂酸'],
  [/频那醇/g, '频哪醇'],
  [/醋酸/g, '乙酸'],
  [/胺基(?!甲酸|磺酸)/g, '氨基'],
  [/枸橼酸/g, '柠檬酸'],
  [/(?<=十[一二三四五六七八九]?|三十)碳(?=烷|烯|炔|酸|醇|醛|二烯|三烯|四烯|五烯|六烯|酰|胺)/g, ''],
  [/邻位|邻-/g, '邻'],
  [/间位|间-/g, '间'],
  [/对位|对-/g, '对'],
];

// Most names have nothing of all this.
const unusual = new RegExp(`[${traditional}]|${spellings.map(([pattern]) => pattern.source).join('|')}`);

export function inUsualChinese(text: string): string {
  if (!unusual.test(text)) return text;
  let name = [...text].map((letter) => simple.get(letter) ?? letter).join('');
  for (const [pattern, word] of spellings) name = name.replace(pattern, word);
  return name;
}
