// What a chemist calls a bond. Each kind has its words in locales/<lang>/routes.json, `clusterName`.

import type { Bond, MolGraph } from '../../chemistry/molecule/graph.ts';
import { otherEnd } from '../../chemistry/molecule/mapping/bond-table.ts';

export const bondKinds = [
  'ring',
  'amide',
  'ester',
  'sulfonamide',
  'carbonHalogen',
  'biaryl',
  'arylAmine',
  'arylEther',
  'arylSulfur',
  'arylCarbon',
  'amine',
  'ether',
  'carbonSulfur',
  'doubleBond',
  'carbonCarbon',
  'other',
] as const;
export type BondKind = (typeof bondKinds)[number];

const halogens = new Set([9, 17, 35, 53]);

/** The kind of a bond; one in a ring is a ring bond before anything else. */
export function bondKind(graph: MolGraph, bond: Bond): BondKind {
  if (graph.rings.some((ring) => ring.includes(bond.from) && ring.includes(bond.to))) return 'ring';
  const [a, b] = [bond.from, bond.to].map((atom) => graph.atoms[atom]?.z ?? 0);
  const carbon = a === 6 ? bond.from : b === 6 ? bond.to : -1;
  const other = carbon === bond.from ? (b ?? 0) : (a ?? 0);
  if (carbon < 0) return (a === 16 && b === 7) || (a === 7 && b === 16) ? 'sulfonamide' : 'other';
  if (other === 6) return betweenCarbons(graph, bond);
  if (halogens.has(other)) return 'carbonHalogen';
  if (bond.order === 1 && isCarbonyl(graph, carbon)) return other === 7 ? 'amide' : other === 8 ? 'ester' : 'other';
  const isAryl = graph.atoms[carbon]?.aromatic === true;
  if (other === 7) return isAryl ? 'arylAmine' : 'amine';
  if (other === 8) return isAryl ? 'arylEther' : 'ether';
  if (other === 16) return isAryl ? 'arylSulfur' : 'carbonSulfur';
  return 'other';
}

function betweenCarbons(graph: MolGraph, bond: Bond): BondKind {
  if (bond.order === 2) return 'doubleBond';
  const aromatic = [bond.from, bond.to].filter((atom) => graph.atoms[atom]?.aromatic).length;
  return aromatic === 2 ? 'biaryl' : aromatic === 1 ? 'arylCarbon' : 'carbonCarbon';
}

function isCarbonyl(graph: MolGraph, carbon: number): boolean {
  return (graph.bondsOf[carbon] ?? []).some((index) => {
    const bond = graph.bonds[index];
    return bond?.order === 2 && graph.atoms[otherEnd(bond, carbon)]?.z === 8;
  });
}
