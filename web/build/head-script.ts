/** A function as a script for the page's head, asked with these values; it must need nothing from outside. */
export function headScript<Values extends readonly unknown[]>(run: (...values: Values) => void, ...values: Values) {
  const given = values.map((value) => JSON.stringify(value)).join();
  return `(${run.toString().replaceAll(/\s+/g, ' ')})(${given})`;
}
