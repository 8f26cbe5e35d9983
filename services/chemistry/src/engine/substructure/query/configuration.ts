// Marks of configuration in a SMARTS: taken out where configuration does not count, exchanged for the mirror image.

/** Without marks of centres and of double bonds. RDKit writes a hydrogen beside the mark of a centre, which goes too. */
export function withoutConfiguration(smarts: string, isOfMolecule: boolean): string {
  const flat = onMarks(smarts, (mark) => (isOfMolecule ? mark.replace(/@@?H?/g, '') : mark));
  return isOfMolecule ? flat.replaceAll(/[/\\]/g, '-').replaceAll('--', '-') : flat;
}

/** As RDKit's own reading of a drawn centre: the hydrogen that is written beside its mark may be anything else. */
export function openCentres(smarts: string): string {
  return onMarks(smarts, (mark) => mark.replace(/(@@?)H/g, '$1'));
}

/** The mirror image: every centre turned over, double bonds as they are. */
export function mirrored(smarts: string): string {
  return onMarks(smarts, (mark) => mark.replaceAll(/@@?/g, (sign) => (sign === '@' ? '@@' : '@')));
}

/** Whether centres or double bonds are marked, anywhere, in recursive patterns too. */
export function hasConfiguration(smarts: string): boolean {
  let found = /[/\\]/.test(smarts);
  onMarks(smarts, (mark) => {
    found ||= mark.includes('@');
    return mark;
  });
  return found;
}

// Between brackets @ is a mark of a centre; outside, and in the bonds of a recursive pattern, it says: in a ring.
function onMarks(smarts: string, change: (text: string) => string): string {
  let written = '';
  let text = '';
  const within: ('atom' | 'pattern' | 'branch')[] = [];
  const end = (): void => {
    written += within.at(-1) === 'atom' ? change(text) : text;
    text = '';
  };
  for (const sign of smarts) {
    const opens = sign === '[' ? 'atom' : sign === '(' ? (within.at(-1) === 'atom' ? 'pattern' : 'branch') : undefined;
    const closes = sign === ']' || sign === ')';
    if (!opens && !closes) {
      text += sign;
      continue;
    }
    end();
    written += sign;
    if (opens) within.push(opens);
    else within.pop();
  }
  end();
  return written;
}
