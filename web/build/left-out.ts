// What the libraries of the first load bring for others: pages that a server has rendered, forms that post, transitions
// between views. It is taken out of them where they are built; a call of it throws.

import type { Plugin } from 'vite';

interface Source {
  /** The end of the file's path. */
  file: string;
  /** Names of functions, of classes with a method (`Formatter.init`), of methods of a prototype (`X.prototype.*`), of exports. */
  names: readonly string[];
  /** The same, of those that are asked of every page and have nothing to do on ours. */
  idle?: Readonly<Record<string, string>>;
}

const sources: readonly Source[] = [
  {
    file: '/react-dom/cjs/react-dom-client.production.js',
    names: [
      // A page that a server has rendered.
      'exports.hydrateRoot',
      'updateDehydratedSuspenseComponent',
      'prepareToHydrateHostInstance',
      'clearHydrationBoundary',
      'canHydrateInstance',
      'canHydrateTextInstance',
      'canHydrateHydrationBoundary',
      'mountHostRootWithoutHydrating',
      'attemptExplicitHydrationTarget',
      // <ViewTransition>
      'startViewTransition',
      'createViewTransitionInstance',
      'measureViewTransitionHostInstancesRecursive',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      // <Fragment ref>
      'FragmentInstance',
      'FragmentInstance.prototype.*',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
      // <Activity>, <SuspenseList>, useActionState
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
    ],
    idle: {
      popHydrationState: 'return false',
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      trackEnterViewTransitions: '',
      commitAppearingPairViewTransitions: '',
      commitDeletedPairViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      restorePairedViewTransitions: '',
      measureNestedViewTransitions: '',
      restoreViewTransitionOnHostInstances: '',
      scheduleViewTransitionEvent: '',
      // Hints to the browser.
      preconnectAs: '',
      preload: '',
      preloadModule: '',
      preinitStyle: '',
      preinitScript: '',
      preinitModuleScript: '',
    },
  },
  {
    file: '/react-router/dist/production/chunk-7RTFRKQW.mjs',
    names: ['PrefetchPageLinks', 'Form', 'useSubmit'],
  },
  {
    file: '/i18next/dist/esm/i18next.js',
    names: [
      'I18n.cloneInstance',
      'I18n.dir',
      'I18n.hydrate',
      'Connector.saveMissing',
      'Formatter.format',
      'parseFormatStr',
      'createCachedFormatter',
      'createProxy',
      'I18n.loadLanguages',
      'I18n.reloadResources',
      'Translator.getUsedParamsDetails',
      'keysFromSelector',
    ],
    idle: {
      'Formatter.init': '',
      // There is the one language of the page, and no key with a dot in its name.
      'LanguageUtil.getBestMatchFromCodes': 'return arguments[0][0]',
      deepFind: 'return undefined',
      // A key is no sentence.
      looksLikeObjectPath: 'return true',
      // No sentence of ours holds another.
      'Interpolator.nest': 'return arguments[0]',
    },
  },
];

/** Takes the parts out. Fails the build where a library no longer has one of them. */
export function leftOutPlugin(): Plugin {
  return {
    name: 'app:left-out',
    apply: 'build',
    transform(code, id) {
      const source = sources.find(({ file }) => id.endsWith(file));
      if (!source) return undefined;
      const { code: rest, missing } = without(code, this.parse(code), source);
      if (missing.length > 0) this.error(`${source.file} has no ${missing.join(', ')}: see build/left-out.ts`);
      return { code: rest, map: null };
    },
  };
}

/** Nodes of a syntax tree, as much of them as is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: Node | null;
  key?: Node;
  value?: Node;
  init?: Node | null;
  body?: Node | Node[];
  declaration?: Node | null;
  declarations?: Node[];
  expression?: Node;
  left?: Node;
}

interface Cut {
  name: string;
  start: number;
  end: number;
  text: string;
}

/** The code without the parts, and the names of those that were not found. */
export function without(code: string, tree: unknown, { names, idle = {} }: Omit<Source, 'file'>) {
  const told = (name: string) => idle[name] ?? `throw Error(${JSON.stringify(`${name} is left out`)})`;
  const wanted = (name: string) =>
    [name, name.replace(/\.[^.]+$/, '.*')].find((known) => names.includes(known) || Object.hasOwn(idle, known));
  const cuts: Cut[] = [];
  const empty = (name: string, body: Node | undefined) => {
    if (body && wanted(name)) cuts.push({ name, start: body.start, end: body.end, text: `{${told(name)}}` });
  };
  for (const statement of listOf((tree as Node).body)) {
    const node = statement.declaration ?? statement;
    if (node.type === 'FunctionDeclaration') empty(node.id?.name ?? '', one(node.body));
    for (const method of node.type === 'ClassDeclaration' ? listOf(one(node.body)?.body) : [])
      empty(`${node.id?.name}.${method.key?.name}`, one(method.value?.body));
    for (const { id, init } of node.declarations ?? []) {
      if (!init || !id?.name || !wanted(id.name)) continue;
      if (init.type === 'ArrowFunctionExpression') empty(id.name, one(init.body));
      else cuts.push({ name: id.name, start: init.start, end: init.end, text: '{}' });
    }
    const target = node.expression?.left;
    const name = target && code.slice(target.start, target.end);
    if (name && wanted(name)) cuts.push({ name, start: node.start, end: node.end, text: '' });
  }
  const found = new Set(cuts.map((cut) => wanted(cut.name)));
  let rest = code;
  for (const { start, end, text } of cuts.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + text + rest.slice(end);
  return { code: rest, missing: [...names, ...Object.keys(idle)].filter((name) => !found.has(name)) };
}

function listOf(nodes: Node | Node[] | undefined): Node[] {
  return Array.isArray(nodes) ? nodes : [];
}

function one(node: Node | Node[] | undefined): Node | undefined {
  return Array.isArray(node) ? undefined : node;
}
