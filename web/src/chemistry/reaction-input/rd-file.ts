// RD files: reactions with data beside them (CTfile formats, Biovia). The reaction itself is an RXN file within.

/** The first reaction of an RD file as an RXN file, and how many there are; null for what is no RD file. */
export function readRdFile(text: string): { rxnfile: string; count: number } | null {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!plain.trimStart().startsWith('$RDFILE')) return null;
  const reactions = plain
    .split(/^\$RFMT.*$/m)
    .slice(1)
    .flatMap((record) => /^\$RXN[\s\S]*?(?=^\$(?:DTYPE|MFMT|DATUM)|(?![\s\S]))/m.exec(record)?.[0] ?? []);
  return { rxnfile: reactions[0] ?? '', count: reactions.length };
}
