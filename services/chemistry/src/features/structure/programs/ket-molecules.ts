// The separate molecules of a drawing in KET, Indigo's JSON.

/**
 * A document of its own for each molecule. Abbreviations drawn as such (Boc, OMe) are written out; the mark of a
 * polymer or any other bracket stays, for the reader to refuse.
 */
export function moleculesOfKet(document: string): string[] {
  const whole: unknown = JSON.parse(document);
  const nodes = itemsOf(fieldOf(fieldOf(whole, 'root'), 'nodes'));
  return nodes.flatMap((node) => {
    const name = fieldOf(node, '$ref');
    const molecule = typeof name === 'string' ? fieldOf(whole, name) : undefined;
    if (typeof name !== 'string' || fieldOf(molecule, 'type') !== 'molecule') return [];
    const groups = itemsOf(fieldOf(molecule, 'sgroups')).filter((group) => fieldOf(group, 'type') !== 'SUP');
    const { sgroups: _, ...plain } = { sgroups: undefined, ...(molecule as object) };
    const body = groups.length > 0 ? { ...plain, sgroups: groups } : plain;
    return [JSON.stringify({ root: { nodes: [{ $ref: name }] }, [name]: body })];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
