// What can be found beside a product at all, whatever rule made it.

import { isStrained } from '../../../chemistry/models/strained.ts';
import type { ImpurityContext } from '../context.ts';
import { flat } from './main-reaction.ts';
import { areTautomers } from '../same-compound.ts';

/** Acyl, sulfonyl and carbamoyl halides, isocyanates, ketenes, acyl imidazoles, carbon on reactive metals. */
const shortLived =
  '[$([CX3](=[O,S])[F,Cl,Br,I]),$([SX4](=O)(=O)[Cl,Br]),$([NX2]=[CX2]=O),$([CX3]=[CX2]=O),$([#6][Mg,Li,Zn]),$([CX3](=O)n1ccnc1)]';

/**
 * Not what bridges a ring under strain, not the product drawn as a tautomer, and nothing that the amine or the work-up takes at once,
 * unless the product is of that kind itself.
 */
export function canStay(context: ImpurityContext, smiles: string, product: string): boolean {
  const { bench } = context;
  if (isStrained(bench.graph(smiles)) || isBridgedArene(context, smiles)) return false;
  if (bench.has(smiles, shortLived) && !bench.has(product, shortLived)) return false;
  const isSameSkeleton = flat(context, smiles) === flat(context, product);
  return isSameSkeleton || !areTautomers(bench, smiles, product);
}

/** Atoms from which on a chain bridges meta or para positions of a benzene ring without strain. */
const smallestBridge = 7;
const six = 6;

// A ring that takes its way through meta or para atoms of an aromatic six-membered ring.
function isBridgedArene({ bench }: ImpurityContext, smiles: string): boolean {
  const { rings, atoms } = bench.graph(smiles);
  const arenes = rings.filter((ring) => ring.length === six && ring.every((atom) => atoms[atom]?.aromatic));
  return arenes.some((arene) =>
    rings.some((ring) => {
      const shared = ring.filter((atom) => arene.includes(atom)).length;
      return ring !== arene && shared >= 3 && ring.length - shared < smallestBridge;
    }),
  );
}
