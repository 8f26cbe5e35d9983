// Atoms that many templates name, as bodies of SMARTS brackets: `[${primaryAmine}:1]`.

/** An sp3 carbon that bears one heteroatom at most, so no aminal, acetal or geminal halide. */
export const alkylCarbon = 'CX4;!$(C([!#6;!#1])[!#6;!#1])';

/** Free aliphatic amines. */
export const primaryAmine = `$([NX3;H2;+0][${alkylCarbon}])`;
export const secondaryAmine = `$([NX3;H1;+0]([${alkylCarbon}])[${alkylCarbon}])`;

/** Free aromatic amines; the second also bears one alkyl group. */
export const primaryAniline = '$([NX3;H2;+0]c)';
export const secondaryAniline = `$([NX3;H1;+0](c)[${alkylCarbon}])`;

/** A primary carbon that a nucleophile reaches: methylene on carbon, not neopentyl, not beta to an acceptor. */
export const openMethylene =
  'CX4;H2;!$(C[CX4;H0]([#6])([#6])[#6]);!$(C[CX4;H1]c);!$(CC[CX3]=O);!$(CCC#N);!$(CCS(=O)=O);!$(CC([!#6;!#1;!$([NX3]);!$([OX2])])[!#6;!#1])';

/** Positions of azines that a nucleophile attacks with loss of halide. */
export const activeDiazine = [
  '$([c;r6](:[nX2;r6]):[nX2;r6])',
  '$(c1:[nX2]:[c,n]:[nX2]:[c,n]:[c,n]:1)',
  '$(c1:[nX2]:[nX2]:[c,n]:[c,n]:[c,n]:1)',
  '$(c1:[nX2]:[c,n]:[c,n]:[nX2]:[c,n]:1)',
].join(',');
export const activeBenzazine = [
  '$(c1:c:c:[nX2]:c2:[c,n]:[c,n]:[c,n]:[c,n]:c:1:2)',
  '$(c1:[nX2]:c2:[c,n]:[c,n]:[c,n]:[c,n]:c:2:c:c:1)',
  '$(c1:[nX2]:c:c:c2:[c,n]:[c,n]:[c,n]:[c,n]:c:1:2)',
].join(',');
export const activePyridine = '$(c1:[nX2]:c:c:c:c:1),$(c1:c:c:[nX2]:c:c:1)';

/** A ring carbon of benzene with a nitro, cyano, acyl or sulfonyl group ortho or para. */
const withdrawing = '[$([NX3+](=O)[O-]),$(C#N),$([CX3]=O),$(S(=O)=O)]';
export const activatedArene = `$(c1:c(-${withdrawing}):c:c:c:c:1),$(c1:c:c:c(-${withdrawing}):c:c:1)`;

/**
 * The nitrogen of an azole that an alkyl or aryl halide prefers: a CH or the bare lone pair of another nitrogen is
 * beside it, or the ring offers no better one.
 */
export const openAzoleNitrogen = [
  '$([nX3;r5]1c[nX2]c[cH]1)',
  '$([nX3;r5]1[nX2]c[c][cH]1)',
  '$([nX3;r5]1[nX2]c[nX2][cH]1)',
  '$([nX3;r5]1[nX2][nX2][cH][cH]1)',
  '$([nX3;r5]1[nX2]c[nX2][nX2]1)',
  '$([nX3;r5]1[cH]ccc1)',
  '$([nX3;r5]1ccc2[c,n][c,n][c,n][c,n]c12)',
  '$([nX3;r5]1c[nX2]c2[c,n][c,n][c,n][c,n]c21)',
  '$([nX3;r5]1[nX2]cc2[c,n][c,n][c,n][c,n]c21)',
  // A 5-formyl group directs beside itself: 2-alkyl-4-halogenoimidazole-5-carbaldehydes.
  '$([nX3;r5]1c([CX4])[nX2]c([Cl,Br])c1[CX3H1]=O)',
].join(',');
