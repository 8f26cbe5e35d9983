// How likely a substance of a flask gives atoms to the product, as recorded flasks say; see scripts/train-forward/flask-roles.ts.

import { readFileSync } from 'node:fs';

/** Of substances that are met too seldom to be listed and that no table of agents knows. */
const unlistedShare = 0.96;
/** Flasks that every substance is thought to have been met in besides. */
const priorFlasks = 2;
const smallestShare = 0.0005;

export class FlaskRoles {
  readonly #listed = new Map<string, { gave: number; beside: number }>();

  constructor(text: string = readRoles()) {
    for (const line of text.trimEnd().split('\n').slice(1)) {
      const [smiles = '', gave, beside] = line.split('\t');
      this.#listed.set(smiles, { gave: Number(gave), beside: Number(beside) });
    }
  }

  /** Recorded flasks with the canonical substance; 0 where it is not listed. */
  flasksWith(smiles: string): number {
    const listed = this.#listed.get(smiles);
    return listed ? listed.gave + listed.beside : 0;
  }

  isListed(smiles: string): boolean {
    return this.#listed.has(smiles);
  }

  /** Share of flasks with the canonical substance in which it gave atoms; `known` is what is thought of it otherwise. */
  givingShare(smiles: string, known: number = unlistedShare): number {
    const listed = this.#listed.get(smiles);
    if (!listed) return Math.max(known, smallestShare);
    const share = (listed.gave + priorFlasks * known) / (listed.gave + listed.beside + priorFlasks);
    return Math.max(share, smallestShare);
  }
}

function readRoles(): string {
  return readFileSync(new URL('../../../data/flask-roles.tsv', import.meta.url), 'utf8');
}
