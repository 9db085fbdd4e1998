import type { Product } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { catalogueOf, pickProducts, pictureOf } from '../catalogue/index.ts';
import { composeMail, type MailBlock, type MailProduct, senderOf, THE_SHOP } from '../mails/index.ts';
import type { IssueFields } from './issues.repo.ts';
import { letterHtml, letterText } from './letter-words.ts';

export interface NamedProduct {
  productId: number;
  name: string;
  slug: string;
  mediaURL: string;
  tint: string | undefined;
}

/** Products of an issue that are still sold. */
export function productsOf(deps: Deps, productIds: readonly number[]): NamedProduct[] {
  const { catalogue } = catalogueOf(deps);
  return productIds.flatMap((productId) => {
    const product = catalogue.product(productId);
    if (!product) return [];
    const { medium } = pictureOf(product);
    return [{ productId, name: product.name, slug: product.slug, mediaURL: medium, tint: undefined }];
  });
}

/** Side of a picture in a mail, in pixels: shown at half of it, so that it is sharp on good screens. */
const PICTURE = 240;

/** Products of an issue with picture, price and offer of this moment, in its store; those not sold or sold out are left out. */
function shownProducts(deps: Deps, { productIds, warehouseId }: IssueFields): MailProduct[] {
  const store = catalogueOf(deps);
  const { publicUrl } = deps.config;
  const codes = productIds.flatMap((productId) => store.catalogue.product(productId)?.code ?? []);
  const { products } = pickProducts(store.shop(warehouseId ?? 0), { codes, limit: codes.length });
  return products.map((product) => ({
    name: [product.vendor?.name, product.name].filter(Boolean).join(' '),
    url: `${publicUrl}/product/${product.slug}`,
    picture: `${publicUrl}${product.mediaURL.replace(/\d+\.webp$/, `${PICTURE}.png`)}`,
    price: priceText(product.priceDisplay, product),
    was: product.priceStandardDisplay === undefined ? undefined : priceText(product.priceStandardDisplay, product),
    offer: product.warehousePromo?.view.body,
    lowest: product.priceLowest30 === undefined ? undefined : formatEuro(euroToCents(product.priceLowest30)),
  }));
}

const priceText = (euro: number, { priceUnitDisplay }: Product) =>
  `${formatEuro(euroToCents(euro))}${priceUnitDisplay === 'kg' ? '/kg' : ''}`;

/** An issue as a mail: its words, its products as they cost now, and the way out in the text as well as in the head. */
export function letterOf(deps: Deps, issue: IssueFields, leave: string) {
  const { publicUrl } = deps.config;
  const products = shownProducts(deps, issue);
  const blocks: MailBlock[] = [
    { kind: 'words', html: letterHtml(issue.body, publicUrl), text: letterText(issue.body, publicUrl) },
    ...(products.length > 0 ? [{ kind: 'products' as const, products }] : []),
    { kind: 'button', label: 'Vai a fare la spesa', url: publicUrl },
    { kind: 'small', text: `Non vuoi più la newsletter? Esci qui: ${leave}` },
  ];
  return composeMail(
    {
      subject: issue.subject,
      preview: issue.preview,
      title: issue.subject,
      blocks,
      reason: `Ricevi questo messaggio perché hai confermato l’iscrizione alla newsletter di ${THE_SHOP}.`,
    },
    senderOf(deps),
  );
}
