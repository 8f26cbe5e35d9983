// Whether somebody may use a feature (specification section 5): a check accepts a string, a list or a boolean.

/** One code, several of which any will do, or what has been decided already. */
export type Requirement = string | readonly string[] | boolean;

/** True when one of the codes is held; an empty list asks for nothing. */
export function canAccess(required: Requirement, held: readonly string[]): boolean {
  if (typeof required === 'boolean') return required;
  const codes = typeof required === 'string' ? [required] : required;
  return codes.length === 0 || codes.some((code) => held.includes(code));
}
