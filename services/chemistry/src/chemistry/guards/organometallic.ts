/** Forward SMARTS in which the metal of a halide, given with map 1, adds to a ketone, an aldehyde or an acid derivative. */
export function organometallicAdditions(halide: string): string[] {
  return [
    `${halide}.[CX3:2](=[OX1:3])([#6,#1:4])[#6,#1:5]>>[#6:1][C:2]([O:3])([*:4])[*:5]`,
    `${halide}.[CX3;H1:2](=[OX1:3])[#6:4]>>[#6:1][C:2]([O:3])[*:4]`,
    `${halide}.[CX3:2](=[OX1:3])[N,O,Cl]>>[#6:1][C:2]=[O:3]`,
  ];
}
