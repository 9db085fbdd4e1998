/** A product is of one of these kinds, in the demo catalogue by its kind and in the chain's by how its text begins. */
export function ofKind(kinds: string, inChain?: string): RegExp {
  const alternatives = kinds
    .split(',')
    .map((kind) => kind.trim())
    .join('|');
  return new RegExp(`#(?:${alternatives})(?: #|$)${inChain === undefined ? '' : `|^(?:${inChain})`}`);
}
