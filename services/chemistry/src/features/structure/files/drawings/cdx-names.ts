// Tags of CDX files by their numbers (CambridgeSoft's description of the format): the objects and properties that say what
// a molecule, a bracket or a reaction is. Fonts, colours, pictures and spectra have no name here and are passed over.

export const objectNames: Readonly<Record<number, string>> = {
  0x8000: 'CDXML',
  0x8001: 'page',
  0x8002: 'group',
  0x8003: 'fragment',
  0x8004: 'n',
  0x8005: 'b',
  0x8006: 't',
  0x8007: 'graphic',
  0x800a: 'altgroup',
  0x800d: 'scheme',
  0x800e: 'step',
  0x8016: 'table',
  0x8017: 'bracketedgroup',
  0x8018: 'bracketattachment',
  0x8019: 'crossingbond',
  0x8021: 'arrow',
};

export type PropertyKind =
  | 'integer'
  | 'boolean'
  | 'ids'
  /** With their number before them. */
  | 'countedIds'
  | 'point'
  | 'point3D'
  | 'rectangle'
  | 'text'
  | 'number'
  | 'order'
  | readonly string[];

const nodeTypes = [
  'Unspecified',
  'Element',
  'ElementList',
  'ElementListNickname',
  'Nickname',
  'Fragment',
  'Formula',
  'GenericNickname',
  'AnonymousAlternativeGroup',
  'NamedAlternativeGroup',
  'MultiAttachment',
  'VariableAttachment',
  'ExternalConnectionPoint',
  'LinkNode',
  'Monomer',
];
const displays = [
  'Solid',
  'Dash',
  'Hash',
  'WedgedHashBegin',
  'WedgedHashEnd',
  'Bold',
  'WedgeBegin',
  'WedgeEnd',
  'Wavy',
  'HollowWedgeBegin',
  'HollowWedgeEnd',
  'WavyWedgeBegin',
  'WavyWedgeEnd',
  'Dot',
  'DashDot',
];
const usages = [
  'Unspecified',
  '',
  '',
  'SRU',
  'Monomer',
  'Mer',
  'Copolymer',
  'CopolymerAlternating',
  'CopolymerRandom',
  'CopolymerBlock',
  'Crosslink',
  'Graft',
  'Modification',
  'Component',
  'MixtureUnordered',
  'MixtureOrdered',
  'MultipleGroup',
  'Generic',
  'AnyPolymer',
  'MultipleGroup',
];

export const properties: Readonly<Record<number, readonly [name: string, kind: PropertyKind]>> = {
  0x0008: ['Name', 'text'],
  0x0012: ['SupersededBy', 'integer'],
  0x0200: ['p', 'point'],
  0x0201: ['xyz', 'point3D'],
  0x0204: ['BoundingBox', 'rectangle'],
  0x0207: ['Head3D', 'point3D'],
  0x0208: ['Tail3D', 'point3D'],
  0x0400: ['NodeType', nodeTypes],
  0x0402: ['Element', 'integer'],
  0x0420: ['Isotope', 'integer'],
  0x0421: ['Charge', 'integer'],
  0x0422: ['Radical', ['None', 'Singlet', 'Doublet', 'Triplet']],
  0x042b: ['NumHydrogens', 'integer'],
  0x042e: ['HDot', 'boolean'],
  0x042f: ['HDash', 'boolean'],
  0x0432: ['Attachments', 'countedIds'],
  0x0433: ['GenericNickname', 'text'],
  0x043d: ['LinkCountLow', 'integer'],
  0x043e: ['LinkCountHigh', 'integer'],
  0x0440: [
    'ExternalConnectionType',
    ['Unspecified', 'Diamond', 'Star', 'PolymerBead', 'Wavy', 'Residue', 'Peptide', 'DNA', 'RNA', 'Terminus'],
  ],
  0x0446: ['EnhancedStereoType', ['Unspecified', 'None', 'Absolute', 'Or', 'And']],
  0x0447: ['EnhancedStereoGroupNum', 'integer'],
  0x044b: ['ExternalConnectionNum', 'integer'],
  0x0500: ['Racemic', 'boolean'],
  0x0501: ['Absolute', 'boolean'],
  0x0502: ['Relative', 'boolean'],
  0x0505: ['ConnectionOrder', 'ids'],
  0x0600: ['Order', 'order'],
  0x0601: ['Display', displays],
  0x0602: ['Display2', displays],
  0x0604: ['B', 'integer'],
  0x0605: ['E', 'integer'],
  0x0608: ['BeginAttach', 'integer'],
  0x0609: ['EndAttach', 'integer'],
  0x0611: ['BeginExternalNum', 'integer'],
  0x0612: ['EndExternalNum', 'integer'],
  0x0700: ['Text', 'text'],
  0x0709: ['UTF8Text', 'text'],
  0x0a00: ['GraphicType', ['Undefined', 'Line', 'Arc', 'Rectangle', 'Oval', 'Orbital', 'Bracket', 'Symbol']],
  0x0a02: ['ArrowType', 'integer'],
  0x0a06: [
    'BracketType',
    ['RoundPair', 'SquarePair', 'CurlyPair', 'Square', 'Curly', 'Round', 'SquareR', 'CurlyR', 'RoundR'],
  ],
  0x0a24: ['BracketUsage', usages],
  0x0a25: ['PolymerRepeatPattern', ['HeadToTail', 'HeadToHead', 'EitherUnknown']],
  0x0a27: ['BracketedObjectIDs', 'ids'],
  0x0a28: ['RepeatCount', 'number'],
  0x0a2a: ['SRULabel', 'text'],
  0x0a2b: ['GraphicID', 'integer'],
  0x0a2c: ['BondID', 'integer'],
  0x0a2d: ['InnerAtomID', 'integer'],
  0x0a2f: ['ArrowheadType', ['Unspecified', 'Solid', 'Hollow', 'Angle']],
  0x0a35: ['ArrowheadHead', ['Unspecified', 'None', 'Full', 'HalfLeft', 'HalfRight']],
  0x0a36: ['ArrowheadTail', ['Unspecified', 'None', 'Full', 'HalfLeft', 'HalfRight']],
  0x0a3b: ['NoGo', ['Unspecified', 'None', 'Cross', 'Hash']],
  0x0c01: ['ReactionStepReactants', 'ids'],
  0x0c02: ['ReactionStepProducts', 'ids'],
  0x0c04: ['ReactionStepArrows', 'ids'],
  0x0c05: ['ReactionStepObjectsAboveArrow', 'ids'],
  0x0c06: ['ReactionStepObjectsBelowArrow', 'ids'],
};

/** Bond orders are bits, since a query may allow several. */
export const bondOrders: readonly (readonly [bit: number, order: string])[] = [
  [0x0001, '1'],
  [0x0002, '2'],
  [0x0004, '3'],
  [0x0008, '4'],
  [0x0040, '0.5'],
  [0x0080, '1.5'],
  [0x1000, 'dative'],
  [0x2000, 'ionic'],
  [0x4000, 'hydrogen'],
];
