// The source of steps of a search: a remote engine where one is configured, else the templates that the tenant brought.

import { message } from '@app/locales/messages';
import { RemoteForwardCheck } from './remote/remote-forward.ts';
import { isRemoteId, RemoteStep, remoteNameOf } from './remote/remote-step.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { RemoteEngineSettings } from './remote/settings.ts';
import type { StoredTemplate } from '../stock/stored-imports.ts';
import { ImportedTemplates } from '../../chemistry/models/imported-templates.ts';
import type { StepSource } from '../../chemistry/models/step-source.ts';
import type { StepChecker } from '../../chemistry/models/types.ts';
import { reactionClasses, type ReactionClass, type ReactionTemplate } from '../../chemistry/templates/template.ts';

/** Keeps what one search after the other needs; the templates of the last one stay compiled. */
export class StepSources {
  readonly #rdkit: RDKit;
  readonly #remote: RemoteStep | undefined;
  #imported: ImportedTemplates | undefined;
  #version = '';
  #isInUse = false;
  #asksRemote = true;

  constructor(rdkit: RDKit, remote: RemoteEngineSettings | undefined) {
    this.#rdkit = rdkit;
    this.#remote = remote && new RemoteStep(rdkit, remote);
  }

  /**
   * Takes the templates of the next search; a remote engine gives up waiting when `shouldStop` says so. It proposes no steps
   * where there is nothing to search (`asksRemote`).
   */
  use(templates: readonly StoredTemplate[], shouldStop: () => boolean, asksRemote = true): void {
    this.#isInUse = true;
    this.#asksRemote = asksRemote;
    this.#remote?.stopWhen(shouldStop);
    const version = templates.map(({ id }) => id).join();
    if (version === this.#version) return;
    this.#imported?.[Symbol.dispose]();
    this.#imported = templates.length === 0 ? undefined : new ImportedTemplates(this.#rdkit, templates);
    this.#version = version;
  }

  /** The source of the search that runs; none before the first one, so that warming up asks nobody. */
  readonly current = (): StepSource | undefined => {
    if (!this.#isInUse) return undefined;
    if (this.#remote && this.#asksRemote) return remoteSource(this.#remote);
    return this.#imported && importedSource(this.#rdkit, this.#imported);
  };

  /** The forward check of searches: the remote engine's where one is configured and predicts products, else ours. */
  checkedBy(own: StepChecker): StepChecker {
    const remote = this.#remote && new RemoteForwardCheck(this.#rdkit, this.#remote, own);
    if (!remote) return own;
    return {
      check: (precursors, product) => (this.#isInUse ? remote : own).check(precursors, product),
    };
  }
}

function remoteSource(remote: RemoteStep): StepSource {
  return {
    place: 'instead',
    expand: (smiles) => remote.expand(smiles),
    templateOf: (id) => (isRemoteId(id) ? describe(id, remoteNameOf(id), 'remote.step', null) : undefined),
  };
}

function importedSource(rdkit: RDKit, imported: ImportedTemplates): StepSource {
  return {
    place: 'beside',
    expand: (smiles) => {
      using mol = rdkit.get_mol(smiles);
      return mol ? imported.proposals(mol, smiles) : [];
    },
    templateOf: (id) => {
      const found = imported.find(id);
      return found && describe(id, found.name, 'templates.own', found.reactionClass);
    },
  };
}

// What nobody has reported for a step stays empty. A step without a class counts as an interconversion, class 9 of the ten.
function describe(id: string, name: string, mark: string, reactionClass: string | null): ReactionTemplate {
  const named = (culture: 'en' | 'zh-CN'): string => {
    const word = message(culture, 'stock', mark);
    return name === '' ? word : `${name} (${word})`;
  };
  return {
    id,
    name: { en: named('en'), 'zh-CN': named('zh-CN') },
    class: classNames.find((one) => one === reactionClass) ?? 'functionalGroupInterconversion',
    retro: [],
    forward: [],
    conditions: [],
    incompatible: [],
    examples: [],
  };
}

const classNames = Object.keys(reactionClasses).filter((name): name is ReactionClass => name in reactionClasses);
