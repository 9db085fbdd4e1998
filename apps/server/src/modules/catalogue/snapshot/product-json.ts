import type { MediaPicture, Product, WarehousePromo } from '@sporta/contract';
import { unitPrice, weightUnitDisplay } from '@sporta/domain';
import { ancestry, type CategoryNode } from './category-tree.ts';
import { labelAllergens } from './label-allergens.ts';
import type { Offer } from './offer.ts';
import { packMeasure } from './pack-measure.ts';
import type { ClassRow, ProductRow, PromotionRow } from './rows.ts';

/** `available` of a product without a stock limit (contract section 3). */
const unlimited = 100_000_000;
const euro = { currencyTypeId: 1, name: 'Euro', currencySymbol: '€', codInt: 'EUR' };

/** Sizes a picture is served in, in pixels. */
export const pictureSizes = { thumb: 120, medium: 480, large: 800 } as const;

/** Addresses of the picture of a product; the version makes them cacheable for ever. */
export function pictureOf(product: Pick<ProductRow, 'productId' | 'pictureVersion' | 'hasPicture'>): MediaPicture {
  const address = (size: number) =>
    product.hasPicture
      ? `/media/products/${product.productId}/${product.pictureVersion}/${size}.webp`
      : '/media/no-picture.svg';
  return {
    thumb: address(pictureSizes.thumb),
    medium: address(pictureSizes.medium),
    large: address(pictureSizes.large),
  };
}

/** Addresses of an uploaded photo: its name says what it holds. */
function photoAddresses(photo: string): MediaPicture {
  const address = (size: number) => `/media/photos/${photo}/${size}.webp`;
  return {
    thumb: address(pictureSizes.thumb),
    medium: address(pictureSizes.medium),
    large: address(pictureSizes.large),
  };
}

/** Path of its picture as PNG, which every mail program shows; undefined without one. @param side in pixels */
export function bitmapOf(
  { productId, pictureVersion, hasPicture }: Pick<ProductRow, 'productId' | 'pictureVersion' | 'hasPicture'>,
  side: 120 | 240,
): string | undefined {
  return hasPicture ? `/media/products/${productId}/${pictureVersion}/${side}.png` : undefined;
}

/** Price of one selling unit as customers count it: weighed goods are counted in packs, priced per kg. */
export function sellingUnitCents(product: ProductRow, cents: number): number {
  if (product.sellingMode !== 'weighed') return cents;
  return Math.floor((cents * (product.averageGrams ?? 1000) + 500) / 1000);
}

/** What the JSON of a product needs of its catalogue. */
interface Surroundings {
  classById: ReadonlyMap<number, ClassRow>;
  mainCategory(product: ProductRow): CategoryNode | undefined;
}

/** The part of a product's JSON that is the same in every shop. */
export const staticProductJson = (catalogue: Surroundings, product: ProductRow): string =>
  oneByteJson(staticFields(catalogue, product));

/**
 * JSON whose text has no character above U+00FF: such a string takes one byte a character instead of two, and the euro
 * sign alone would double every product.
 */
function oneByteJson(fields: object): string {
  return oneByteText(JSON.stringify(fields));
}

const oneByteText = (json: string) =>
  json.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

function staticFields(catalogue: Surroundings, product: ProductRow): Partial<Product> {
  const category = catalogue.mainCategory(product);
  const picture = pictureOf(product);
  const { contains, mayContain } = labelAllergens(product);
  const byWeight = product.sellingMode === 'loose';
  const measure = byWeight ? { umId: 2, um: 'KG', umDes: 'Chilogrammo' } : { umId: 1, um: 'PZ', umDes: 'Pezzo' };
  return {
    id: product.productId,
    productId: product.productId,
    code: product.code,
    codInt: product.code,
    codeVariant: product.variant,
    codVar: product.variant,
    name: product.shortName,
    shortDescr: product.brand,
    description: product.description,
    slug: product.slug,
    itemUrl: `/product/${product.slug}`,
    barcode: product.eans[0],
    pubState: 1,
    storeId: 5,
    productTypeId: 1,
    productNatureId: product.natureId,
    vendor: { vendorId: product.vendorId, name: product.brand },
    categoryId: category?.categoryId ?? 1,
    breadCrumbs: category ? ancestry(category).map(({ categoryId, name, slug }) => ({ categoryId, name, slug })) : [],
    ivaCategory: {
      ivaCategoryId: product.vat.vatCategoryId,
      code: product.vat.code,
      descr: product.vat.descr,
      ivaPct: String(product.vat.rateBp / 10_000),
    },
    unitMeasureBase:
      byWeight || product.sellingMode === 'weighed' ? { umId: 2, um: 'KG', umDes: 'Chilogrammo' } : measure,
    unitMeasureBaseSelling: measure,
    productInfos: productInfos(product),
    productClasses: product.classIds.flatMap((id) => {
      const found = catalogue.classById.get(id);
      return found
        ? [
            {
              productClassId: id,
              name: found.name,
              productClassGroupId: found.groupId,
              productClassGroupName: found.groupName,
            },
          ]
        : [];
    }),
    mediaURL: picture.thumb,
    mediaURLMedium: picture.medium,
    media: [picture, ...product.morePhotos.map(photoAddresses)],
    tint: category?.effectiveTint,
    priceUnitDisplay: byWeight ? 'kg' : 'pz',
    currency: euro,
    ...(product.classMaxName && product.classMaxQuantity
      ? {
          productClassRuleMax: {
            productClassName: product.classMaxName,
            max: product.classMaxQuantity / 1000,
            unit: byWeight ? 'kg' : 'pz',
          },
        }
      : {}),
    ...(contains.length > 0 ? { contains: [...contains] } : {}),
    ...(mayContain.length > 0 ? { mayContain: [...mayContain] } : {}),
    ...(product.boxItems ? { logisticPackagingItems: product.boxItems } : {}),
    ...(product.palletItems ? { logisticPalletItems: product.palletItems } : {}),
  };
}

/**
 * The part that depends on the shop: price, promotion, stock. Written by hand, because every product of every page that is
 * asked for the first time needs it.
 * @param available thousandths; null = no limit
 */
export function shopProductJson(
  product: ProductRow,
  offer: Offer,
  available: number | null,
  netOf?: (cents: number) => number,
): string {
  const { sellingMode: mode, contentAmount, contentUnit, drainedGrams } = product;
  const unitFacts = {
    mode,
    content: contentAmount ?? undefined,
    contentUnit: contentUnit ?? undefined,
    drainedGrams: drainedGrams ?? undefined,
  };
  const { listCents, nowCents, standardCents, lowest30Cents, promotion } = offer;
  const euros = (cents: number) => sellingUnitCents(product, cents) / 100;
  const now = unitPrice(nowCents, unitFacts);
  const standard = standardCents === undefined ? undefined : unitPrice(standardCents, unitFacts);
  let json = `{"price":${euros(listCents)},"priceDisplay":${euros(nowCents)}`;
  if (standardCents !== undefined) json += `,"priceStandardDisplay":${euros(standardCents)}`;
  if (now) json += `,"priceUmDisplay":${now.cents / 100},"weightUnitDisplay":"${weightUnitDisplay(now.unit)}"`;
  if (standard) json += `,"priceStandardUmDisplay":${standard.cents / 100}`;
  if (lowest30Cents !== undefined) json += `,"priceLowest30":${euros(lowest30Cents)}`;
  if (netOf) json += `,"priceNet":${netOf(sellingUnitCents(product, nowCents)) / 100}`;
  // whole pieces or kilos: clients in the field count with it
  json += `,"available":${available === null ? unlimited : Math.max(0, Math.floor(available / 1000))}`;
  if (promotion) json += `,"warehousePromo":${oneByteJson(warehousePromo(product, offer, promotion))}`;
  return `${json}}`;
}

/** Joins two JSON objects without parsing them. */
export function joinJson(first: string, second: string): string {
  if (second === '{}') return first;
  return first === '{}' ? second : `${first.slice(0, -1)},${second.slice(1)}`;
}

function productInfos(product: ProductRow): Product['productInfos'] {
  const byWeight = product.sellingMode === 'loose';
  const variable = byWeight || product.sellingMode === 'weighed';
  const { amount, unit } = packMeasure(product);
  const type = byWeight ? 'Sfuso' : product.sellingMode === 'pack' ? 'Confezione' : 'Pezzo';
  const all: Record<string, string | undefined> = {
    WEIGHT_SELLING: amount,
    WEIGHT_UNIT_SELLING: unit,
    WEIGHT_UNIT_BASE: variable || product.contentUnit === 'g' ? 'KG' : product.contentUnit === 'ml' ? 'LT' : 'PZ',
    WEIGHT_VARIABLE: variable ? 'true' : undefined,
    AVERAGE_WEIGHT: variable && product.averageGrams ? String(product.averageGrams / 1000) : undefined,
    TIPOLOGIA: type,
    MINACQ: String(Math.max(product.minQuantity, product.quantityStep) / 1000),
    MAXACQ: product.maxQuantity === null ? undefined : String(product.maxQuantity / 1000),
    QTY_MULT: product.quantityStep === 1000 ? undefined : String(product.quantityStep / 1000),
    ENABLE_ACQ_BOX: product.sellByBox ? 'true' : undefined,
    LOGISTIC_PACKAGING_ITEMS: product.boxItems === null ? undefined : String(product.boxItems),
    LOGISTIC_PALLET_ITEMS: product.palletItems === null ? undefined : String(product.palletItems),
    PACKAGE_DESCR: product.packageDescription ?? undefined,
    MEAL_TICKET_ENABLED: product.mealTicket ? 'true' : undefined,
    PROMOTION_EXCLUDED: product.promotable ? undefined : 'true',
    PRODUCT_NATURE_ID: String(product.natureId),
    WEB_ENABLED: '1',
    STOCK_DAYS: product.shelfLifeDays === null ? undefined : String(product.shelfLifeDays),
    ALCOHOL: product.alcoholPercent === null ? undefined : String(product.alcoholPercent),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** What the two prices say, to three decimals (the flag rounds it down); for who is no member yet, what members save. */
function discountPercent({ standardCents, nowCents }: Offer, promotion: PromotionRow): { discountPerc?: number } {
  if (standardCents) return { discountPerc: Math.round((1 - nowCents / standardCents) * 100_000) / 1000 };
  const { percent } = promotion.params;
  return promotion.kind === 'member-only' && typeof percent === 'number' ? { discountPerc: percent } : {};
}

const MULTI_BUY = new Set(['m-for-n', 'nth-piece', 'bundle-price', 'quantity-price']);

/** 5 = discount, 6 = multi-buy are the two types clients in the field know (contract section 3). */
function promotionTypeId(kind: string): number {
  return MULTI_BUY.has(kind) ? 6 : 5;
}

function warehousePromo(product: ProductRow, offer: Offer, promotion: NonNullable<Offer['promotion']>): WarehousePromo {
  const { row, label, explanation } = promotion;
  const saved =
    sellingUnitCents(product, offer.standardCents ?? offer.nowCents) - sellingUnitCents(product, offer.nowCents);
  return {
    warehousePromoId: row.promotionId,
    promoType: row.kind,
    warehousePromoTypeId: promotionTypeId(row.kind),
    ...(saved > 0 ? { discount: saved / 100 } : {}),
    ...discountPercent(offer, row),
    ...(row.maxPerOrder === null ? {} : { maxPerOrder: row.maxPerOrder / 1000 }),
    cashDeskPromo: false,
    validityDate: italianDay(row.startsAt),
    expireDate: italianDay(row.endsAt - 1),
    view: { cssClass: `promo-${row.kind}`, header: escapeHtml(label), body: explanation },
  };
}

const dayFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

function italianDay(instant: number): string {
  return dayFormat.format(instant);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
