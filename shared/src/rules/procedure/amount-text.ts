// Amounts of a procedure as chemists write them, the same on screens and in files: three significant figures, the unit that fits.

/** Of grams: `35.0 mg`, `1.00 g`, `1.25 kg`. */
export function massText(grams: number): string {
  if (grams >= 1_000) return `${figures(grams / 1_000)} kg`;
  return grams >= 1 ? `${figures(grams)} g` : `${figures(grams * 1_000)} mg`;
}

/** Of millilitres: `350 μL`, `2.5 mL`, `1.2 L`. */
export function volumeText(millilitres: number): string {
  if (millilitres >= 1_000) return `${short(millilitres / 1_000)} L`;
  return millilitres >= 1 ? `${short(millilitres)} mL` : `${short(millilitres * 1_000)} μL`;
}

function figures(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function short(value: number): string {
  return String(Number(figures(value)));
}
