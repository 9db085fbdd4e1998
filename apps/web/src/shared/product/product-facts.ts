import type { Product } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import {
  type Cents,
  euroToCents,
  formatAmount,
  formatEuro,
  formatGrams,
  NBSP,
  packageCount,
  packageCountText,
  type QuantityRules,
  quantityRules,
  type SellingMode,
  type Thousandths,
} from '@sporta/domain';
import type { PriceFacts } from '@sporta/ui/components/price/priceLabel.ts';
import type { ProductFlags } from '@sporta/ui/components/product/flags.tsx';
import type { Picture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { sellingTerms } from './selling-terms.ts';

/** What pages say about a product, from its wire form (contract, section 3). Pure; used on the server and in browsers. */

/** `productNatureId` of a free product: not editable, without a page of its own. */
const FREE_NATURE = productNatureIds.free;

/** `available` of a product without a stock limit. Not taken from the contract: its schemas would come along. */
const UNLIMITED = 100_000_000;

export function isFreeProduct(product: Product): boolean {
  return product.productNatureId === FREE_NATURE;
}

export function isSoldOut(product: Product): boolean {
  return product.available <= 0;
}

export function sellingMode(product: Product): SellingMode {
  return sellingTerms(product).mode;
}

/** What may be bought: the catalogue's minimum, multiple and maxima, its own and the shared one, and never more than there is. */
export function rulesOf(product: Product): QuantityRules {
  const { mode, min, max, step } = sellingTerms(product);
  const shared = product.productClassRuleMax;
  const limits = [max, shared && Math.round(shared.max * 1000), stockOf(product)].filter(
    (limit) => limit !== undefined,
  );
  return quantityRules({
    mode,
    min,
    max: limits.length > 0 ? Math.min(...limits) : undefined,
    step,
  });
}

function stockOf({ available }: Product): Thousandths | undefined {
  return available >= UNLIMITED ? undefined : Math.round(available * 1000);
}

/** Price as cards and pages show it. */
export function priceOf(product: Product): PriceFacts {
  const mode = sellingMode(product);
  const old = product.priceStandardDisplay;
  return {
    cents: euroToCents(product.priceDisplay),
    oldCents: old === undefined ? undefined : euroToCents(old),
    promo: product.warehousePromo !== undefined && old !== undefined,
    approximate: mode === 'weighed',
    perUnit: mode === 'loose' ? 'kg' : undefined,
  };
}

const UNIT_NAMES: Record<string, string> = { KG: 'kg', LT: 'L', PZ: 'pz' };

/** "2,38 €/kg"; nothing for loose goods, whose price is the unit price (Cod. consumo, art. 14, 2). */
export function unitPriceText(product: Product): string | undefined {
  const { priceUmDisplay, weightUnitDisplay } = product;
  if (priceUmDisplay === undefined || !weightUnitDisplay || sellingMode(product) === 'loose') return undefined;
  return `${formatAmount(euroToCents(priceUmDisplay))}${NBSP}€/${UNIT_NAMES[weightUnitDisplay] ?? weightUnitDisplay.toLowerCase()}`;
}

/** "1,72 € senza IVA", for loose goods by the kilo; only for who buys at the prices of companies, who see both. */
export function netText(product: Product): string | undefined {
  if (product.priceNet === undefined) return undefined;
  return `${formatEuro(euroToCents(product.priceNet))}${sellingMode(product) === 'loose' ? '/kg' : ''}${NBSP}senza${NBSP}IVA`;
}

/** "500 g", "ca. 500 g", "Sfuso, scegli il peso · ca. 230 g l’una". */
export function sizeText(product: Product): string {
  const { mode, averageGrams: grams } = sellingTerms(product);
  if (mode === 'loose') {
    return grams ? `Sfuso, scegli il peso · ca. ${formatGrams(grams)} l’uno` : 'Sfuso, scegli il peso';
  }
  if (mode === 'weighed' && grams) return `ca. ${formatGrams(grams)}`;
  return product.description;
}

export function lowestPriceCents({ priceLowest30 }: Product): Cents | undefined {
  return priceLowest30 === undefined ? undefined : euroToCents(priceLowest30);
}

/** "Prezzo più basso 30 gg: 4,99 €" (Cod. consumo, art. 17-bis). */
export function lowestText(product: Product): string | undefined {
  const cents = lowestPriceCents(product);
  return cents === undefined ? undefined : `Prezzo più basso 30 gg: ${formatEuro(cents)}`;
}

const BIO = /^biologic/i;
const BEST_SELLER = /più vendut/i;

export function flagsOf(product: Product): ProductFlags {
  const { mode, step = 0 } = sellingTerms(product);
  return {
    soldOut: isSoldOut(product),
    unsold: product.pubState === 0,
    discount: product.warehousePromo ? plainText(product.warehousePromo.view.header) : undefined,
    free: isFreeProduct(product),
    bestSeller: product.productClasses.some(({ name }) => BEST_SELLER.test(name)),
    bio: product.productClasses.some(({ name }) => BIO.test(name)),
    multipleOf: mode !== 'loose' && step > 1000 ? step / 1000 : undefined,
    loose: mode === 'loose',
    byWeight: mode === 'weighed',
  };
}

const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a piece of HTML of the shop ("-20%"), with a real minus sign. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED_ENTITIES[name] ?? '')
    .replace(/^-/, '−')
    .trim();
}

/** Under the number of a stepper: "2 scatole", "1 pallet"; nothing where boxes mean nothing to the customer. */
export function stepperCaption(product: Product, quantity: Thousandths): string | undefined {
  const boxItems = product.logisticPackagingItems;
  const { mode, byCarton, step = 0 } = sellingTerms(product);
  // companies think in cartons whatever they buy
  const sellsBoxes = byCarton || step > 1000 || product.priceNet !== undefined;
  if (!sellsBoxes || quantity === 0) return undefined;
  const count = packageCount(quantity, {
    mode,
    boxItems,
    palletItems: product.logisticPalletItems,
  });
  return count && packageCountText(count);
}

/**
 * What every card says of a product.
 * @param sizes how wide its picture is drawn, as the `sizes` attribute says it
 */
export function cardFacts(product: Product, sizes = '(min-width: 960px) 180px, 46vw') {
  const free = isFreeProduct(product);
  return {
    name: product.name,
    brand: product.shortDescr || undefined,
    sizeText: sizeText(product),
    unitPriceText: [unitPriceText(product), netText(product)].filter(Boolean).join(' · ') || undefined,
    lowestText: lowestText(product),
    price: free ? ('free' as const) : priceOf(product),
    flags: flagsOf(product),
    picture: pictureOf(product, sizes),
    tint: product.tint,
    href: free ? undefined : product.itemUrl,
    similarHref: isSoldOut(product) ? `${product.itemUrl}#simili` : undefined,
  };
}

/** Widths product pictures are served in, in pixels. */
const PICTURE_WIDTHS = [120, 240, 480, 800];
const SIZED_PICTURE = /\/\d+(\.webp)$/;

/**
 * The picture in every width it is served in.
 * @param sizes how wide it is drawn, as the `sizes` attribute says it
 */
export function pictureOf({ mediaURLMedium, media }: Product, sizes: string, alt = ''): Picture | undefined {
  const src = mediaURLMedium || media?.[0]?.medium;
  if (!src) return undefined;
  if (!SIZED_PICTURE.test(src)) return { src, alt };
  const srcSet = PICTURE_WIDTHS.map((width) => `${src.replace(SIZED_PICTURE, `/${width}$1`)} ${width}w`).join(', ');
  return { src, srcSet, sizes, alt };
}

/** "Molino Serra Penne rigate n. 41". */
export function fullName({ shortDescr, name }: Product): string {
  return shortDescr ? `${shortDescr} ${name}` : name;
}
