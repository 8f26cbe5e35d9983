// A record without coordinates has no sides: its wedges say nothing any more (CTfile formats, BIOVIA 2020).

/** Whether a molfile marks stereo bonds or centres and yet gives every atom the same place. */
export function losesStereo(molfile: string): boolean {
  const lines = molfile.split('\n');
  return lines[3]?.includes('V3000') === true ? losesV3000(lines) : losesV2000(lines);
}

const firstAtomLine = 4;

function losesV2000(lines: readonly string[]): boolean {
  const counts = lines[3] ?? '';
  const [atoms, bonds] = [Number(counts.slice(0, 3)), Number(counts.slice(3, 6))];
  if (!(atoms > 1)) return false;
  const atomLines = lines.slice(firstAtomLine, firstAtomLine + atoms);
  const bondLines = lines.slice(firstAtomLine + atoms, firstAtomLine + atoms + bonds);
  if (atomLines.some((line) => /[1-9]/.test(line.slice(0, 30)))) return false;
  const hasParity = atomLines.some((line) => /^ *[12]/.test(line.slice(39, 42)));
  return hasParity || bondLines.some((line) => /^ *[16]/.test(line.slice(9, 12)));
}

function losesV3000(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.startsWith('M  V30 '));
  const atoms = rows.slice(rows.indexOf('M  V30 BEGIN ATOM') + 1, rows.indexOf('M  V30 END ATOM'));
  // Index, symbol, x, y, z.
  if (
    atoms.length < 2 ||
    atoms.some((line) =>
      line
        .split(/\s+/)
        .slice(4, 7)
        .some((one) => Number(one) !== 0),
    )
  )
    return false;
  return rows.some((line) => /\sCFG=[123](?:\s|$)/.test(line));
}
