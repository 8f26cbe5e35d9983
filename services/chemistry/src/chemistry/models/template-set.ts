// Templates compiled once per thread. Equal patterns are compiled once and matched once per molecule.

import { Transform } from '../molecule/rdkit.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { mirrorImage } from '../molecule/stereo/mirror-image.ts';
import { asksForConfiguration } from './configured-pattern.ts';
import { SmartsPattern } from '../smarts/smarts-pattern.ts';
import { enzymeTemplates } from '../enzymes/enzyme-templates.ts';
import { separationTemplates } from './separations.ts';
import { functionalGroups } from '../templates/functional-groups.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';
import type { ReactionTemplate } from '../templates/template.ts';

export interface CompiledVariant {
  /** Index into the patterns, one for each reactant of the SMARTS. */
  slots: number[];
  transform: Transform;
  /** Where the SMARTS asks for a configuration: it and its mirror image, to be matched with chirality. */
  configured: Mol[];
}

export interface CompiledTemplate {
  template: ReactionTemplate;
  retro: CompiledVariant[];
  forward: CompiledVariant[];
}

/** All templates of an engine with their patterns; release it when done. */
export class TemplateSet {
  readonly templates: readonly CompiledTemplate[];
  readonly patterns: readonly Mol[];
  /** Each pattern once more, to be asked without RDKit. */
  readonly plain: readonly SmartsPattern[];
  readonly #groups = new Map<FunctionalGroup, Mol>();
  readonly #plainGroups = new Map<FunctionalGroup, SmartsPattern>();
  readonly #byId = new Map<string, CompiledTemplate>();
  #others: (id: string) => ReactionTemplate | undefined = () => undefined;

  /**
   * Learned templates, separations and enzymatic steps are known by their ids only: others carry them out.
   * Throws a TypeError that names the template when a SMARTS does not compile.
   */
  constructor(rdkit: RDKit, templates: readonly ReactionTemplate[], learned: readonly ReactionTemplate[] = []) {
    const patterns = new PatternPool(rdkit);
    this.templates = templates.map((template) => ({
      template,
      retro: template.retro.map((smarts) => compile(rdkit, patterns, template.id, smarts)),
      forward: template.forward.map((smarts) => compile(rdkit, patterns, template.id, smarts)),
    }));
    this.plain = patterns.smarts.map((smarts) => new SmartsPattern(smarts));
    this.patterns = patterns.list;
    for (const template of [...separationTemplates, ...enzymeTemplates, ...learned])
      this.#byId.set(template.id, { template, retro: [], forward: [] });
    for (const one of this.templates) this.#byId.set(one.template.id, one);
    for (const name of groupNames()) {
      this.#groups.set(name, compilePattern(rdkit, name, functionalGroups[name]));
      this.#plainGroups.set(name, new SmartsPattern(functionalGroups[name]));
    }
  }

  /** Throws a RangeError for an id that is not in the set. */
  byId(id: string): CompiledTemplate {
    const found = this.find(id);
    if (!found) throw new RangeError(`no template ${id}`);
    return found;
  }

  find(id: string): CompiledTemplate | undefined {
    const known = this.#byId.get(id);
    if (known) return known;
    const template = this.#others(id);
    return template && { template, retro: [], forward: [] };
  }

  /** Also knows templates that another source describes, by their ids only. */
  describeBy(others: (id: string) => ReactionTemplate | undefined): void {
    this.#others = others;
  }

  group(name: FunctionalGroup): Mol {
    const found = this.#groups.get(name);
    if (!found) throw new RangeError(`no functional group ${name}`);
    return found;
  }

  /** The group once more, to be asked without RDKit. */
  plainGroup(name: FunctionalGroup): SmartsPattern {
    const found = this.#plainGroups.get(name);
    if (!found) throw new RangeError(`no functional group ${name}`);
    return found;
  }

  [Symbol.dispose](): void {
    for (const pattern of this.patterns) pattern.delete();
    for (const group of this.#groups.values()) group.delete();
    for (const one of this.templates) for (const variant of [...one.retro, ...one.forward]) release(variant);
  }
}

/** The names of the functional groups, typed. */
export function groupNames(): FunctionalGroup[] {
  return Object.keys(functionalGroups).filter((name): name is FunctionalGroup => name in functionalGroups);
}

/** Splits the left side of a reaction SMARTS into its reactants; a bracketed component stays one. */
export function reactantPatterns(smarts: string): string[] {
  const left = smarts.slice(0, smarts.indexOf('>>'));
  const parts = splitOutsideBrackets(left);
  return parts.map((part) =>
    /^\(.*\)$/.test(part) && splitOutsideBrackets(part.slice(1, -1)).length > 1 ? part.slice(1, -1) : part,
  );
}

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if ('[('.includes(char)) depth += 1;
    else if ('])'.includes(char)) depth -= 1;
    else if (char === '.' && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function release(variant: CompiledVariant): void {
  variant.transform[Symbol.dispose]();
  for (const pattern of variant.configured) pattern.delete();
}

class PatternPool {
  readonly list: Mol[] = [];
  readonly smarts: string[] = [];
  readonly #rdkit: RDKit;
  readonly #known = new Map<string, number>();

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  index(id: string, smarts: string): number {
    const known = this.#known.get(smarts);
    if (known !== undefined) return known;
    this.list.push(compilePattern(this.#rdkit, id, smarts));
    this.smarts.push(smarts);
    this.#known.set(smarts, this.list.length - 1);
    return this.list.length - 1;
  }
}

function compilePattern(rdkit: RDKit, name: string, smarts: string): Mol {
  const pattern = rdkit.get_qmol(smarts);
  if (!pattern) throw new TypeError(`${name}: not a SMARTS: ${smarts}`);
  return pattern;
}

function compile(rdkit: RDKit, patterns: PatternPool, id: string, smarts: string): CompiledVariant {
  return {
    slots: reactantPatterns(smarts).map((part) => patterns.index(id, part)),
    transform: new Transform(rdkit, smarts),
    configured: configuredPatterns(rdkit, id, smarts),
  };
}

function configuredPatterns(rdkit: RDKit, id: string, smarts: string): Mol[] {
  const left = smarts.slice(0, smarts.indexOf('>>'));
  if (!asksForConfiguration(left)) return [];
  return [left, mirrorImage(left)].map((one) => compilePattern(rdkit, id, one));
}
