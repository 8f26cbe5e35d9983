// Order counts: each of these browsers also calls itself by the names of some that follow.
const families: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** The kind of device and the family of the browser, as in `desktop Firefox`: enough for counts, too little to identify a person. */
export function loginDevice(userAgent: string = navigator.userAgent): string {
  const kind = /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop';
  const family = families.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
  return `${kind} ${family}`;
}
