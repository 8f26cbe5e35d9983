// Counts RDKit handles that are alive. WASM memory is never given back, so a handle that is not released is lost for
// the life of the thread: tests wrap a piece of work in this and ask for zero.

import type { RDKit } from '../rdkit.ts';

export interface HandleCount {
  live(): number;
  /** Ends the counting. */
  stop(): void;
}

/** Counts handles made and released from now on in this thread. */
export function countHandles(rdkit: RDKit): HandleCount {
  const alive = new Set<object>();
  const restore = [
    ...makers(rdkit).map(([owner, name]) => wrap(owner, name, (made) => remember(alive, made))),
    ...releasers(rdkit).map(([owner, name]) => wrapRelease(owner, name, alive)),
    countLists(rdkit, alive),
  ];
  return { live: () => alive.size, stop: () => restore.forEach((undo) => undo()) };
}

type Method = (this: object, ...args: unknown[]) => unknown;
type Owner = Record<string | symbol, Method>;

function makers(rdkit: RDKit): [Owner, string][] {
  const prototypes = prototypesOf(rdkit);
  const ofModule = ['get_mol', 'get_qmol', 'get_rxn', 'set_log_capture'].map((name): [Owner, string] => [
    asOwner(rdkit),
    name,
  ]);
  return [...ofModule, [prototypes.list, 'at'], [prototypes.lists, 'get'], [prototypes.reaction, 'run_reactants']];
}

function releasers(rdkit: RDKit): [Owner, string | symbol][] {
  const { mol, list, lists, reaction, log } = prototypesOf(rdkit);
  const owners = [mol, list, lists, reaction, log];
  return owners.flatMap((owner): [Owner, string | symbol][] => [
    [owner, 'delete'],
    [owner, Symbol.dispose],
  ]);
}

function prototypesOf(rdkit: RDKit): { mol: Owner; list: Owner; lists: Owner; reaction: Owner; log: Owner } {
  const of = (type: object): Owner => asOwner((type as { prototype: object }).prototype);
  return {
    mol: of(rdkit.Mol),
    list: of(rdkit.MolList),
    lists: of(rdkit.JSMolListList),
    reaction: of(rdkit.Reaction),
    log: of(rdkit.Log),
  };
}

function asOwner(value: object): Owner {
  return value as Owner;
}

function remember(alive: Set<object>, made: unknown): void {
  if (typeof made === 'object' && made !== null) alive.add(made);
}

function wrap(owner: Owner, name: string, after: (made: unknown) => void): () => void {
  const original = owner[name];
  if (!original) throw new TypeError(`RDKit has no ${name}`);
  const counted: Method = function (...args) {
    const made = original.apply(this, args);
    after(made);
    return made;
  };
  // The binding finds its overloads in a property of the function that it looks up by name.
  owner[name] = Object.assign(counted, original);
  return () => (owner[name] = original);
}

function wrapRelease(owner: Owner, name: string | symbol, alive: Set<object>): () => void {
  const inherited = !Object.hasOwn(owner, name);
  const original = owner[name];
  if (!original) throw new TypeError('RDKit handles have no such release');
  owner[name] = function (...args) {
    alive.delete(this);
    return original.apply(this, args);
  };
  return () => {
    if (inherited) delete owner[name];
    else owner[name] = original;
  };
}

function countLists(rdkit: RDKit, alive: Set<object>): () => void {
  const Original = rdkit.MolList;
  rdkit.MolList = new Proxy(Original, {
    construct(target, args: []) {
      const list = new target(...args);
      alive.add(list);
      return list;
    },
  });
  return () => (rdkit.MolList = Original);
}
