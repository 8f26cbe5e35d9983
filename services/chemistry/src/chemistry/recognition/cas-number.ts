// CAS Registry Numbers. The last digit is the weighted sum of the others, counted from the right, modulo ten.

const pattern = /^(\d{2,7})-(\d{2})-(\d)$/;

export function looksLikeCas(text: string): boolean {
  return pattern.test(text);
}

/** True when the text is a CAS number whose check digit is right. */
export function isCasNumber(text: string): boolean {
  const [, head = '', middle = '', check] = pattern.exec(text) ?? [];
  if (check === undefined || head.startsWith('0')) return false;
  const digits = [...`${head}${middle}`].toReversed();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return sum % 10 === Number(check);
}
