/** What an anonymous visitor wanted to add: done after the login it started (domain rules, "Cart"). */
export interface WantedProduct {
  productId: number;
  /** Pieces or kg. */
  quantity: number;
  name: string;
}

const KEY = 'sporta.wanted-product';

/** @param quantity pieces or kg */
export function rememberWantedProduct(
  { productId, name }: Pick<WantedProduct, 'productId' | 'name'>,
  quantity: number,
): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ productId, quantity, name } satisfies WantedProduct));
  } catch {
    // Storage refused by the browser: the login still happens, the product has to be added again.
  }
}

export function takeWantedProduct(): WantedProduct | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as WantedProduct) : undefined;
  } catch {
    return undefined;
  }
}

/** A path of this shop to go back to after login; anything else (another site, a script) becomes the home page. */
export function safeReturnPath(path: string | undefined): string {
  // Browsers take a backslash for a slash, and leave out tabs and line ends: "/\t/other.example" is another site.
  if (!path?.startsWith('/') || path.startsWith('//') || /[\\\s]/.test(path)) return '/';
  return path.startsWith('/login') ? '/' : path;
}
