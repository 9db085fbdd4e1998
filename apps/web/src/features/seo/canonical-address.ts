/** Aliases of pages, by what a path begins with (specification, section 2). */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  // The children of /catalog have addresses of their own. Two slashes would lead to another site; browsers leave tabs and line ends
  // out of an address, and take a backslash for a slash.
  [/^catalog\/(?!$|\/|.*[\\\p{Cc}])/su, '/'],
  [/^payment-completed-melaregalo\/(?=\d+$)/, '/cart/payment-completed-melaregalo/'],
  [/^cart\/payment-error-melaregalo\/(?=\d+$)/, '/payment-error-melaregalo/'],
];

/** @param path without a slash before it. @returns the canonical address of the page; none where the path is it already */
export function canonicalAddress(path: string): string | undefined {
  const known = ALIASES.find(([begin]) => begin.test(path));
  return known && path.replace(known[0], known[1]);
}
