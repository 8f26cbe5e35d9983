// What a request may ask of RDKit, bound to one thread's copy of it.

import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import type { StructureFormat } from '@app/shared/contracts/structure/information';
import { bondLines, type BondLine } from '../../chemistry/molecule/depiction/bond-lines.ts';
import {
  depict,
  depictMarked,
  type DrawingForm,
  frameOf,
  type PictureSize,
} from '../../chemistry/molecule/depiction/depict.ts';
import { inchiKey, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { plannedSmiles } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { checkStructure } from '../../chemistry/molecule/structure-check.ts';
import { Bystanders, type RunConditions } from '../../chemistry/step-names/bystanders.ts';
import { ReactionKinds } from '../conditions/reaction-kinds.ts';
import { type ControlledMatch, findRefused, findRegulated } from '../../chemistry/controlled/controlled.ts';
import { GroupHazards, type GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import { templateById } from '../../chemistry/models/learned-template.ts';
import type { ReactionTemplate } from '../../chemistry/templates/template.ts';
import { loadTable } from '../sascore/table.ts';
import { checkConstraints, type ConstraintProblem } from '../search/constraint-check.ts';
import { likenessOfRoutes, type RouteTree } from '../search/preferences/route-likeness.ts';
import type { SearchConstraints } from '../search/constraints.ts';
import { explainScore } from '../sascore/explain.ts';
import type { FragmentTable } from '../sascore/fragments.ts';
import { StepNamer } from '../../chemistry/step-names/step-namer.ts';
import { containing } from '../../chemistry/recognition/containing.ts';
import {
  describeMolecule,
  exactMass,
  identityOf,
  molfileOf,
  type MoleculeIdentity,
} from '../../chemistry/recognition/describe.ts';
import { meaningOfName, type NameMeaning, readSystematicName } from '../../chemistry/recognition/name-meaning.ts';
import type { NameReading } from '../../chemistry/names/read/read-name.ts';
import type { Names } from '../../chemistry/recognition/names.ts';
import { type MoleculeProfile, Profiler } from './molecule-profile.ts';
import { type PlainStep, type StepChange, StepChanges } from './step-changes.ts';
import {
  recognise,
  type NotRecognised,
  type RecogniseOptions,
  type Recognition,
} from '../../chemistry/recognition/recognise.ts';
import { reactionPicture, structureTexts, type StructureTexts } from '../../chemistry/recognition/structure-texts.ts';

/** A step by a template. */
export interface StepAsked {
  templateId: string;
  /** SMILES of canonical parts. */
  reaction: string;
}

export interface Operations {
  recognise(text: string, options?: RecogniseOptions): Recognition;
  /** Why the structure must not be planned; its salt partners count. */
  controlled(smiles: string): ControlledMatch | null;
  /** Why nobody may inquire for the structure at suppliers (10040). */
  regulated(smiles: string): ControlledMatch | null;
  /** With some of its atoms marked, where they are named. */
  picture(smiles: string, form: DrawingForm, marked?: readonly number[]): string;
  /** Of each SMILES the smallest frame in which its bonds have the length asked for. */
  frames(smiles: readonly string[], form: Pick<DrawingForm, 'bond' | 'like'>): PictureSize[];
  /** Where the bonds lie in that picture. */
  bondLines(smiles: string, form: DrawingForm): BondLine[];
  /** What is wrong with constraints on a canonical target; nothing when a search can begin. */
  constraintProblems(
    smiles: string,
    constraints: SearchConstraints,
    preferences?: SearchPreferences,
  ): ConstraintProblem[];
  /** How alike routes to a canonical target are to a given one, or to the one that reactions make; 0 to 1. */
  routeLikeness(target: string, given: RouteTree | readonly string[], routes: readonly RouteTree[]): number[];
  /** Templates that give the product of a reaction SMILES, the most likely first. */
  kindsOfReaction(reaction: string): string[];
  /** Templates in the words of what they make of a reaction SMILES; those of unknown ids are null. */
  stepTemplates(steps: readonly StepAsked[]): (ReactionTemplate | null)[];
  /** Monoisotopic masses of sound SMILES, Da. */
  exactMasses(smiles: readonly string[]): number[];
  /** Molfiles of sound SMILES, with coordinates. */
  molfiles(smiles: readonly string[]): string[];
  /** For each way to run a reaction SMILES the functional groups that it would touch and should not. */
  groupsAtRisk(reaction: string, ways: readonly RunConditions[]): string[][];
  /** InChIKeys of canonical SMILES; '' where there is none. */
  inchiKeys(molecules: readonly string[]): string[];
  /** Canonical SMILES, as stocks write it, and InChIKey of each text; null for one that is no sound structure. */
  identify(texts: readonly string[]): ({ smiles: string; inchiKey: string | null } | null)[];
  /** Why a molecule scores as it does, by the table of fragments at the path or our own. */
  explainScore(text: string, fragments: string | undefined): ReturnType<typeof explainScore>;
  /** What each SMILES is as it stands, salts and all; null for what is none. */
  identities(texts: readonly string[]): (MoleculeIdentity | null)[];
  /** Groups of each canonical SMILES that are dangerous on a large scale. */
  groupHazards(smiles: readonly string[]): (readonly GroupHazard[])[];
  /** Places of the SMILES that contain a structure, given as SMILES or SMARTS; null where it is neither. */
  containing(query: string, smiles: readonly string[]): number[] | null;
  /** What a name of the tables means; undefined for none. */
  meaningOfName(text: string): NameMeaning | undefined;
  /** A name by the rules of nomenclature alone. */
  readSystematicName(text: string): NameReading;
  /** Formula and weight. */
  figures(smiles: string): ReturnType<typeof describeMolecule>;
  /** The structure that a text means in formats to copy. */
  structureTexts(text: string, formats: readonly StructureFormat[]): StructureTexts | NotRecognised;
  /** A reaction SMILES or RXN file as SVG; null where it cannot be read. */
  reactionPicture(text: string): string | null;
  /** All that is computed of one molecule; its score by the table of fragments at the path or our own. */
  profile(smiles: string, fragments: string | undefined): MoleculeProfile;
  /** For each step the atoms that change and the dangerous groups of its molecules. */
  stepChanges(steps: readonly PlainStep[]): StepChange[];
}

export function createOperations(rdkit: RDKit, names: Names): Operations {
  let kinds: ReactionKinds | undefined;
  let namer: StepNamer | undefined;
  let bystanders: Bystanders | undefined;
  let table: FragmentTable | undefined;
  // A process has one table, read when it is first asked for.
  const tableAt = (path: string | undefined): FragmentTable => (table ??= loadTable(path).table);
  let profiler: Profiler | undefined;
  let hazards: GroupHazards | undefined;
  let changes: StepChanges | undefined;
  return {
    recognise: (text, options) => recognise(rdkit, names, text, options),
    controlled: (smiles) => findRefused(rdkit, smiles),
    regulated: (smiles) => findRegulated(rdkit, smiles),
    picture: (smiles, form, marked = []) =>
      marked.length > 0 ? depictMarked(rdkit, smiles, form, marked) : depict(rdkit, smiles, form),
    frames: (smiles, form) => smiles.map((one) => frameOf(rdkit, one, form)),
    bondLines: (smiles, form) => bondLines(rdkit, smiles, form),
    // Every search has prices: estimates, where no list says better.
    constraintProblems: (smiles, constraints, preferences) =>
      checkConstraints(rdkit, smiles, constraints, { prices: true }, preferences),
    routeLikeness: (target, given, routes) => likenessOfRoutes(rdkit, target, given, routes),
    // Its templates are compiled when first asked for, and live as long as the thread.
    kindsOfReaction: (reaction) => (kinds ??= new ReactionKinds(rdkit)).of(reaction),
    stepTemplates: (steps) => {
      namer ??= new StepNamer(rdkit);
      const known = namer;
      return steps.map(({ templateId, reaction }) => {
        const template = templateById(templateId);
        return template ? known.of(template, reaction) : null;
      });
    },
    exactMasses: (smiles) => smiles.map((one) => exactMass(rdkit, one)),
    molfiles: (smiles) => smiles.map((one) => molfileOf(rdkit, one)),
    groupsAtRisk: (reaction, ways) => {
      const [reactants = '', product = ''] = reaction.split('>>');
      bystanders ??= new Bystanders(rdkit);
      return bystanders.atRisk(reactants.split('.'), product, ways);
    },
    inchiKeys: (molecules) => molecules.map((smiles) => inchiKey(rdkit, smiles) ?? ''),
    identify: (texts) =>
      texts.map((text) => {
        const check = checkStructure(rdkit, text);
        return check.ok
          ? { smiles: plannedSmiles(rdkit, check.smiles), inchiKey: inchiKey(rdkit, check.smiles) }
          : null;
      }),
    explainScore: (text, fragments) => explainScore(rdkit, tableAt(fragments), text),
    identities: (texts) => texts.map((text) => identityOf(rdkit, text)),
    groupHazards: (smiles) => {
      hazards ??= new GroupHazards(rdkit);
      const known = hazards;
      return smiles.map((one) => known.of(one));
    },
    containing: (query, smiles) => containing(rdkit, query, smiles),
    meaningOfName: (text) => meaningOfName(rdkit, names, text),
    readSystematicName: (text) => readSystematicName(rdkit, names, text),
    figures: (smiles) => describeMolecule(rdkit, smiles),
    structureTexts: (text, formats) => structureTexts(rdkit, names, text, formats),
    reactionPicture: (text) => reactionPicture(rdkit, text),
    profile: (smiles, fragments) => (profiler ??= new Profiler(rdkit, tableAt(fragments))).of(smiles),
    stepChanges: (steps) => steps.map((step) => (changes ??= new StepChanges(rdkit)).of(step)),
  };
}
