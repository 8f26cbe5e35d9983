// Routes in JSON of whatever planner: the value is looked through for what is a route by its own fields, wherever it lies.

import {
  fileBounds,
  quoted,
  type ForeignFile,
  type ForeignRoute,
  type Place,
  type RouteFormat,
  type RouteProblem,
} from './foreign-route.ts';
import { compactPaths, isCompact, isNodeLink, readNodeLink } from './graph-route.ts';
import { readJson } from './json-text.ts';
import { figuresOf, isObject, listOf, objectOf, own, textOf, type JsonObject } from './json-value.ts';
import { isTree, readTree, smilesOf, TreeRefused } from './tree-route.ts';

/** The routes of a text. Throws a JsonRefused for what is no JSON; a file without a route has none. */
export function routesOfJson(text: string): ForeignFile {
  const { values, broken } = readJson(text);
  const finder = new RouteFinder();
  for (const { line, value } of values) finder.look(value, values.length > 1 ? { line } : {});
  const lines = broken.map((line): RouteProblem => ({ line, reason: 'brokenLine' }));
  return { ...finder.found(), problems: [...lines, ...finder.problems] };
}

interface Waiting {
  value: unknown;
  /** What the objects around it say of a route. */
  scores: [string, number][];
}

class RouteFinder {
  readonly routes: ForeignRoute[] = [];
  readonly problems: RouteProblem[] = [];
  #number = 0;
  #format: RouteFormat | undefined;
  #isFull = false;

  found(): Omit<ForeignFile, 'problems'> {
    return { format: this.#format ?? 'aizynthfinder', routes: this.routes, reactions: [] };
  }

  /** Looks through a value, in the order of the file and without going down by recursion. */
  look(value: unknown, place: Place): void {
    const waiting: Waiting[] = [{ value, scores: [] }];
    for (let next = waiting.pop(); next && !this.#isFull; next = waiting.pop()) {
      const inside = Array.isArray(next.value)
        ? next.value.map((one: unknown) => ({ value: one, scores: [] }))
        : isObject(next.value)
          ? this.#object(next.value, next.scores, place)
          : [];
      for (let at = inside.length - 1; at >= 0; at -= 1) {
        const one = inside[at];
        if (one && typeof one.value === 'object' && one.value !== null) waiting.push(one);
      }
    }
  }

  /** Takes what the object is; gives what is to be looked through otherwise. */
  #object(object: JsonObject, scores: Waiting['scores'], place: Place): Waiting[] {
    const target = objectOf(object, 'target');
    if (isCompact(object)) {
      for (const { read, figures } of compactPaths(object))
        this.#take('askcos', place, figuresOf(figures), (at, notes) => read(at, notes));
      return [];
    }
    if (isNodeLink(object)) {
      this.#take('askcos', place, figuresOf(object), (at, notes) => readNodeLink(object, at, notes));
      return [];
    }
    if (target && isRetroCast(object, target)) {
      const figures = [...scores, ...figuresOf(objectOf(object, 'annotations'))];
      this.#take('retrocast', place, figures, (at, notes) => readTree(target, at, notes));
      return [];
    }
    if (isTree(object)) {
      this.#take(formatOfTree(object), place, [...scores, ...figuresOfTree(object)], (at, notes) =>
        readTree(object, at, notes),
      );
      return [];
    }
    if (this.#isFailed(object, place)) return [];
    return insideOf(object);
  }

  // A candidate of RetroCast without a route says why.
  #isFailed(object: JsonObject, place: Place): boolean {
    const failure = objectOf(object, 'failure');
    if (!failure || isObject(own(object, 'route')) || own(object, 'rank') === undefined) return false;
    this.#number += 1;
    const found = quoted(textOf(failure, 'message', 'code') ?? '');
    this.problems.push({ ...place, route: this.#number, reason: 'failedRoute', found });
    return true;
  }

  #take(
    format: RouteFormat,
    place: Place,
    scores: [string, number][],
    read: (place: Place, notes: RouteProblem[]) => ForeignRoute['target'],
  ): void {
    if (this.#isFull) return;
    if (this.#number >= fileBounds.routes) {
      this.#isFull = true;
      this.problems.push({ reason: 'tooManyRoutes', found: String(fileBounds.routes) });
      return;
    }
    this.#format ??= format;
    this.#number += 1;
    const at = { ...place, route: this.#number };
    const notes: RouteProblem[] = [];
    try {
      this.routes.push({ ...at, target: read(at, notes), scores });
    } catch (error) {
      if (!(error instanceof TreeRefused)) throw error;
      notes.push(error.problem);
    }
    this.problems.push(...notes);
  }
}

function isRetroCast(object: JsonObject, target: JsonObject): boolean {
  const hasStep = ['product_of', 'synthesis_step'].some((name) => Object.hasOwn(target, name));
  return smilesOf(target) !== undefined && (hasStep || Object.hasOwn(object, 'schema_version'));
}

// Of the paths and the whole search of one planner only the paths are routes.
function insideOf(object: JsonObject): Waiting[] {
  const hasPaths = listOf(object, 'paths') !== undefined || isObject(own(object, 'uds'));
  const skipped = hasPaths
    ? new Set(isObject(own(object, 'uds')) ? ['graph', 'tree', 'paths'] : ['graph', 'tree'])
    : none;
  const around = own(object, 'rank') === undefined && own(object, 'score') === undefined ? [] : ownFigures(object);
  return Object.keys(object).flatMap((name) =>
    skipped.has(name) ? [] : [{ value: own(object, name), scores: around }],
  );
}

const none: ReadonlySet<string> = new Set();

function ownFigures(object: JsonObject): [string, number][] {
  return figuresOf(object).filter(([name]) => name === 'rank' || /score|cost|probability/i.test(name));
}

function figuresOfTree(tree: JsonObject): [string, number][] {
  return [...figuresOf(objectOf(tree, 'scores')), ...figuresOf(tree).filter(([name]) => /score|cost/i.test(name))];
}

/** Which planner wrote a tree, by what only it writes. */
function formatOfTree(tree: JsonObject): RouteFormat {
  if (objectOf(tree, 'reaction')) return 'own';
  if (own(tree, 'product_of') !== undefined || own(tree, 'synthesis_step') !== undefined) return 'retrocast';
  if (own(tree, 'is_chemical') === true && own(tree, 'type') === undefined) return 'askcos';
  const [child] = listOf(tree, 'children') ?? [];
  const reaction = isObject(child) ? child : {};
  const smiles = textOf(reaction, 'smiles') ?? '';
  const hasRule = ['rule_id', 'rule_key', 'rule_source', 'step_id', 'meta'].some((name) =>
    Object.hasOwn(reaction, name),
  );
  if (hasRule || /:\d+\]/.test(smiles.split('>')[0] ?? ''))
    return hasRule || !isAizynth(tree) ? 'synplanner' : 'aizynthfinder';
  return isAizynth(tree) ? 'aizynthfinder' : 'syntheseus';
}

function isAizynth(tree: JsonObject): boolean {
  return ['hide', 'is_chemical', 'route_metadata', 'scores'].some((name) => Object.hasOwn(tree, name));
}
