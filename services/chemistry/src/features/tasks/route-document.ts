// Routes as a JSON document, documented in docs/route-schema.md, and the tree that AiZynthFinder writes.

import { readFileSync } from 'node:fs';
import Schema from 'typebox/schema';
import type { conditionOrigins } from '@app/shared/contracts/routes/routes';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { enzymes } from '../../chemistry/enzymes/enzymes.ts';
import type { StoredFacts } from './stored.ts';
import type { RouteCluster } from '../../engine/search/route-cluster.ts';
import type { Route, RouteNode, RouteReaction } from '../../engine/search/types.ts';

export interface RoutesDocument {
  format: 'synthesis-routes';
  version: 1;
  target: string;
  routes: DocumentRoute[];
}

export interface DocumentRoute extends Pick<Route, 'id' | 'solved' | 'score' | 'steps' | 'longestLinearSequence'> {
  cluster?: RouteCluster;
  tree: DocumentMolecule;
}

export interface DocumentMolecule {
  type: 'molecule';
  smiles: string;
  inStock: boolean;
  origin: string | null;
  reaction?: DocumentReaction;
}

export interface DocumentReaction extends Pick<
  RouteReaction,
  'smiles' | 'name' | 'score' | 'probability' | 'precedents' | 'forwardRank'
> {
  type: 'reaction';
  template: string;
  class: string;
  /** Of an enzymatic step. */
  enzyme?: { abbreviation: string; ec: string };
  conditionOrigin?: (typeof conditionOrigins)[number];
  /** First those of the step, then other ways to run it. */
  conditions: (RouteReaction['conditions'][number] & { catalysts: string[] })[];
  /** What who edited the route wrote of the step. */
  stated?: StoredFacts;
  precursors: DocumentMolecule[];
}

/** The document of a target's routes, in their order. */
export function writeRoutes(target: string, routes: readonly DocumentRoute[]): RoutesDocument {
  return { format: 'synthesis-routes', version: 1, target, routes: [...routes] };
}

/** A route of the engine as the document has it. */
export function writeRoute({ id, solved, score, steps, longestLinearSequence, cluster, tree }: Route): DocumentRoute {
  const figures = { id, solved, score, steps, longestLinearSequence };
  return { ...figures, ...(cluster ? { cluster } : {}), tree: writeMolecule(tree) };
}

/**
 * Reads a document back. Throws a TypeError that says where it breaks the schema.
 *
 * @internal
 */
export function readRoutes(text: string): RoutesDocument {
  const value: unknown = JSON.parse(text);
  if (isDocument(value)) return value;
  const [, [problem]] = validator().Errors(value);
  throw new TypeError(`not a document of routes: ${problem?.instancePath ?? ''} ${problem?.message ?? ''}`.trim());
}

export interface AizynthTree {
  type: 'mol' | 'reaction';
  smiles: string;
  hide: boolean;
  is_chemical?: true;
  is_reaction?: true;
  in_stock?: boolean;
  children?: AizynthTree[];
  metadata?: Record<string, string | number>;
  scores?: Record<string, number>;
}

/** One tree for each route, as AiZynthFinder's `trees.json` holds them. */
export function aizynthTrees(document: RoutesDocument): AizynthTree[] {
  return document.routes.map((route) => ({ ...aizynthMolecule(route.tree), scores: { 'route score': route.score } }));
}

function writeMolecule({ smiles, inStock, origin, reaction }: RouteNode): DocumentMolecule {
  const molecule = { type: 'molecule', smiles, inStock, origin } as const;
  return reaction ? { ...molecule, reaction: writeReaction(reaction) } : molecule;
}

function writeReaction(reaction: RouteReaction): DocumentReaction {
  const { smiles, templateId, name, score, probability, precedents, forwardRank, conditions, children } = reaction;
  return {
    type: 'reaction',
    smiles,
    template: templateId,
    name,
    class: reaction.class,
    score,
    ...(probability !== undefined && { probability }),
    precedents,
    forwardRank,
    ...documentEnzyme(templateId),
    ...(reaction.conditionOrigin && { conditionOrigin: reaction.conditionOrigin }),
    conditions: conditions.map((one) => ({ ...one, catalysts: one.catalysts ?? [] })),
    precursors: children.map(writeMolecule),
  };
}

/** The enzyme of a step as the document has it; nothing for a chemical one. */
export function documentEnzyme(templateId: string): Pick<DocumentReaction, 'enzyme'> {
  const abbreviation = transformationOf(templateId)?.enzyme;
  return abbreviation ? { enzyme: { abbreviation, ec: enzymes[abbreviation].ec } } : {};
}

function aizynthMolecule({ smiles, inStock, reaction }: DocumentMolecule): AizynthTree {
  const molecule = { type: 'mol', smiles, hide: false, is_chemical: true, in_stock: inStock } as const;
  return reaction ? { ...molecule, children: [aizynthReaction(reaction)] } : molecule;
}

function aizynthReaction(reaction: DocumentReaction): AizynthTree {
  const [precursors = '', product = ''] = reaction.smiles.split('>>');
  return {
    type: 'reaction',
    smiles: `${product}>>${precursors}`,
    hide: false,
    is_reaction: true,
    metadata: {
      template: reaction.template,
      classification: reaction.class,
      policy_probability: reaction.score,
      library_occurence: reaction.precedents,
    },
    children: reaction.precursors.map(aizynthMolecule),
  };
}

let compiled: ReturnType<typeof Schema.Compile> | undefined;

function validator(): ReturnType<typeof Schema.Compile> {
  compiled ??= Schema.Compile(
    JSON.parse(readFileSync(new URL('../../../docs/route-schema.json', import.meta.url), 'utf8')),
  );
  return compiled;
}

function isDocument(value: unknown): value is RoutesDocument {
  return validator().Check(value);
}
