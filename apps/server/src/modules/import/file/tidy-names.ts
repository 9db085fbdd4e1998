/** Capitals throughout, as tills print. */
export const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** "PASTA BARILLA N.5" as people write it; a text that is not in capitals stays as it is. */
export function tidied(text: string): string {
  if (!isShouted(text)) return text;
  const lower = text.toLocaleLowerCase('it').replace(/\s+/g, ' ').trim();
  return lower.charAt(0).toLocaleUpperCase('it') + lower.slice(1);
}

/** "DE CECCO" → "De Cecco". */
export function tidiedBrand(text: string): string {
  return isShouted(text)
    ? text.toLocaleLowerCase('it').replace(/(^|[\s'’.-])\p{L}/gu, (start) => start.toLocaleUpperCase('it'))
    : text;
}

/** The name without its brand, which the shop shows beside it; a name that is nothing else stays. */
export function withoutBrand(name: string, brand: string): string {
  if (brand.length < 3) return name;
  const literal = brand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const rest = name
    .replace(new RegExp(`(^|\\s)${literal}(?=\\s|$)`, 'iu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return rest.length < 2 ? name : rest.charAt(0).toLocaleUpperCase('it') + rest.slice(1);
}
