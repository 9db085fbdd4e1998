/** Aliases of pages, by what a path begins with (specification, section 2). */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  // The children of /catalog have addresses of their own; two slashes would lead to another site.
  [/^catalog\/(?=[^/\\])/, '/'],
  // What a gift voucher pays ends on the same pages as everything else.
  [/^(?:cart\/)?payment-completed-melaregalo\/(?=\d+$)/, '/cart/payment-completed/'],
  [/^(?:cart\/)?payment-error-melaregalo\/(?=\d+$)/, '/cart/payment-error/'],
];

/** @param path without a slash before it. @returns the canonical address of the page; none where the path is it already */
export function canonicalAddress(path: string): string | undefined {
  const known = ALIASES.find(([begin]) => begin.test(path));
  return known && path.replace(known[0], known[1]);
}
