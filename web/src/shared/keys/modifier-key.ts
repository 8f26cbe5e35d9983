/** The key that shortcuts are pressed with, as this computer's keyboard writes it. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
