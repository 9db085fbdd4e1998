const DESIGN_NAME = 'Sporta';

let served: string | undefined;

/** On the server, where every page is of one shop. */
export function serveShopName(name: string | undefined): void {
  served = name;
}

/** What the shop is called; pages carry it on their root element. */
export const shopName = (): string =>
  (typeof document === 'undefined' ? served : document.documentElement.dataset.shopName) ?? DESIGN_NAME;
