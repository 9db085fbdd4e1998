/** Addresses the app may be opened with: products, orders, a new password, the way back from a payment. */
const known =
  /^\/(product|profile\/orders|reset-password|payment|cart\/payment-(completed|error)[a-z-]*|payment-error[a-z-]*|category|shared-list|checkout)(\/|$)/;

/**
 * The page of the shop that a link opens: `https://shop/product/latte` or `sporta://product/latte`.
 * @returns undefined for what is no page of this shop
 */
export function pageOfLink(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const path =
    url.protocol === 'sporta:' ? `/${url.host}${url.pathname}` : url.origin === origin ? url.pathname : undefined;
  return path !== undefined && known.test(path) && !path.includes('//') ? `${path}${url.search}${url.hash}` : undefined;
}
