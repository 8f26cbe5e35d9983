// Ketcher speaks English only and has no place to put other words: its titles and labels are exchanged as they appear.

/** Words in Ketcher's English and what to show in their place. */
export type EditorWords = Readonly<Record<string, string>>;

const attributes = ['title', 'aria-label', 'placeholder'] as const;
const editorRoots = '.Ketcher-root, [class*="Ketcher"], .MuiPopover-root, .MuiTooltip-popper';
/** A title and the keys in brackets at its end. */
const shortcut = /^(.*?)\s*(\([^()]*\))$/;

export function isEditorWords(value: unknown): value is EditorWords {
  return typeof value === 'object' && value !== null && Object.values(value).every((word) => typeof word === 'string');
}

/** Exchanges the words below `root` now and whenever they change; the returned function ends it. */
export function translateEditor(root: Element, words: EditorWords): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && target instanceof Element) translateAttributes(target, words);
      if (type === 'characterData') translateText(target, words);
      for (const node of addedNodes) translateBelow(node, words);
    }
  });
  translateBelow(root, words);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...attributes],
  });
  return () => observer.disconnect();
}

/** The words for an English title; a keyboard shortcut in brackets at its end stays. Unknown titles come back unchanged. */
export function editorWord(english: string, words: EditorWords): string {
  const text = english.trim();
  if (Object.hasOwn(words, text)) return words[text] ?? english;
  const [, title = '', keys = ''] = shortcut.exec(text) ?? [];
  return Object.hasOwn(words, title) ? `${words[title]} ${keys}` : english;
}

function translateBelow(node: Node, words: EditorWords): void {
  translateText(node, words);
  if (!(node instanceof Element)) return;
  translateAttributes(node, words);
  for (const element of node.querySelectorAll('*')) {
    translateAttributes(element, words);
    for (const child of element.childNodes) translateText(child, words);
  }
}

function translateAttributes(element: Element, words: EditorWords): void {
  for (const name of attributes) {
    const english = element.getAttribute(name);
    if (!english) continue;
    const word = editorWord(english, words);
    if (word !== english) element.setAttribute(name, word);
  }
}

/** Only words inside the editor: the same English may occur elsewhere on the page. */
function translateText(node: Node, words: EditorWords): void {
  if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue) return;
  if (!node.parentElement?.closest(editorRoots)) return;
  const word = editorWord(node.nodeValue, words);
  if (word !== node.nodeValue) node.nodeValue = word;
}
