// Which molecules can be an ester or ether of a listed substance at all? Taking ester and ether groups off costs
// milliseconds, and few molecules hold the skeleton of such a substance: that is asked first.

const token = /\[\d*([A-Z][a-z]?|[bcnops])[^\]]*\]|(Br|Cl|[BCNOPSFIbcnops])|(%\d\d|\d)|[-=#:$/\\]/g;

/**
 * The elements and bonds of a connected SMILES as SMARTS, whatever the order of its bonds, its charges and hydrogens: all
 * esters, ethers and tautomers of a molecule hold its skeleton.
 */
export function skeletonSmarts(smiles: string): string {
  const written = smiles.replaceAll(token, (_, bracketed?: string, bare?: string, ring?: string) => {
    const element = bracketed ?? bare;
    if (element !== undefined) return `~${anyForm(element)}`;
    return ring === undefined ? '' : `~${ring}`;
  });
  return written.replace(/^~/, '');
}

function anyForm(element: string): string {
  const upper = element.charAt(0).toUpperCase() + element.slice(1);
  return /^[BCNOPS]$/.test(upper) ? `[${upper},${upper.toLowerCase()}]` : `[${upper}]`;
}
