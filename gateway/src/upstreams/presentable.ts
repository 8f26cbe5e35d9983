// A service that breaks may respond with its insides: pages of a proxy, stack traces. None of it is for a chemist, or for
// an attacker who probes the product.

const longestMessage = 1_000;

const insides = [
  // Markup.
  /<[!/]?[a-z][^<>]*>/i,
  // Where the code failed: JavaScript, Java, .NET, Python. Each looks no further than it must, since details may be long.
  /(?:\.[cm]?[jt]sx?|\bnode:[\w/]{1,100}):\d{1,9}:\d/,
  /\.(?:java|kt|scala):\d{1,9}\)/,
  /:line\s\d/,
  /Traceback \(most recent call last\)/,
  /\b(?:java|javax|org|com|System|Microsoft)\.[\w.]{0,200}(?:Exception|Error)\b/,
];

/** True for words that can be in a message: some, not too many, no markup, no stack trace. */
export function isFitToSay(text: string): boolean {
  return text.trim() !== '' && text.length <= longestMessage && !hasInsides(text);
}

/** True for details of an error that hold no markup and no stack trace, at any depth. */
export function areFitDetails(details: unknown): boolean {
  try {
    let isFit = true;
    JSON.stringify(details, (key, value: unknown) => {
      if (hasInsides(key) || (typeof value === 'string' && hasInsides(value))) isFit = false;
      return value;
    });
    return isFit;
  } catch {
    // Nested too deeply to be written, so too deeply to be sent.
    return false;
  }
}

function hasInsides(text: string): boolean {
  return insides.some((sign) => sign.test(text));
}
