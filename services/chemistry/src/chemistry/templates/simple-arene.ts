// Benzene and pyridine rings of building-block size, for reactions that are run early and never on a finished drug.

const smallGroup = [
  'F',
  'Cl',
  'Br',
  'I',
  '$([CH3])',
  '$([CH2][CH3])',
  '$([CH]([CH3])[CH3])',
  '$(C([CH3])([CH3])[CH3])',
  '$(C(F)F)',
  '$([N+](=O)[O-])',
  '$(C#N)',
  '$([CX3](=O)[OX2H1])',
  '$([CX3](=O)[OX2][CH3])',
  '$([CX3](=O)[OX2][CH2][CH3])',
  '$([CX3](=O)[NX3;H2])',
  '$([CX3H1]=O)',
  '$([CX3](=O)[CH3])',
  '$([OX2H1])',
  '$([OX2][CH3])',
  '$([OX2][CH2][CH3])',
  '$([OX2][CH]([CH3])[CH3])',
  '$([OX2][CH2][CH2][OX2][CH3])',
  '$([OX2][CH2][CH2][CH2][Cl,$([NX3]([CX4])[CX4])])',
  '$([OX2]C(F)F)',
  '$([OX2][CH2]c1ccccc1)',
  '$([NX3;H2])',
  '$([NX3;H1]C(=O)[CH3])',
  '$([NX3]([CH3])[CH3])',
  '$([SX2][CH3])',
  '$([SX4](=O)(=O)[CH3])',
  '$([SX4](=O)(=O)[NX3;H2])',
].join(',');

const ringAtom = `[cH1,nX2,$(c-[${smallGroup}])]`;

/** Body of a bracket: a carbon of a six-membered ring whose other five atoms bear hydrogen or small groups only. */
export const simpleArenePosition = `$([c;r6]1${ringAtom.repeat(5)}1)`;
