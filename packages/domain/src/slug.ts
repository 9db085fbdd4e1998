/**
 * Part of an address from an Italian name: "Caffè d'Italia & tè 1,5 L" → "caffe-d-italia-e-te-1-5-l". Accents go, "&"
 * becomes "e", everything else that is not a letter or a digit becomes one dash. Empty when nothing is left.
 * @param maxLength cut at a dash where possible
 */
export function slug(text: string, maxLength = 80): string {
  const plain = text
    .replace(/&/g, ' e ')
    .replace(/ß/g, 'ss')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[øØ]/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength + 1);
  const dash = cut.lastIndexOf('-');
  return dash > maxLength / 2 ? cut.slice(0, dash) : cut.slice(0, maxLength).replace(/-+$/, '');
}
