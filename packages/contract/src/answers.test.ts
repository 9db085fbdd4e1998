import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from './calls/index.ts';
import type { Cart } from './cart.ts';
import type { Category } from './category.ts';
import { envelope, envelopeOf } from './envelope.ts';
import type { ProductListing } from './listing.ts';
import type { Order } from './order.ts';
import { pageOf } from './page.ts';
import type { Product, ProductDetail } from './product.ts';
import { errorStatus, okStatus } from './status.ts';

const clementine: Product = {
  id: 12,
  productId: 12,
  code: '100012',
  codInt: '100012',
  codeVariant: '0',
  codVar: '0',
  name: 'Clementine di Calabria IGP in rete',
  shortDescr: 'Sporta',
  description: '1,5 kg',
  slug: 'sporta-clementine-di-calabria-igp-in-rete',
  itemUrl: '/product/sporta-clementine-di-calabria-igp-in-rete',
  barcode: '8001234567893',
  pubState: 1,
  storeId: 5,
  productTypeId: 1,
  productNatureId: 1,
  vendor: { vendorId: 3, name: 'Sporta' },
  categoryId: 21,
  breadCrumbs: [
    { categoryId: 2, name: 'Frutta e verdura', slug: 'frutta-e-verdura' },
    { categoryId: 21, name: 'Frutta fresca', slug: 'frutta-e-verdura/frutta-fresca' },
  ],
  ivaCategory: { ivaCategoryId: 1, code: '4', descr: 'IVA 4%', ivaPct: '0.04' },
  unitMeasureBase: { umId: 1, um: 'KG', umDes: 'Chilogrammo' },
  unitMeasureBaseSelling: { umId: 3, um: 'PZ', umDes: 'Pezzo' },
  productInfos: { TIPOLOGIA: 'Confezione', WEIGHT_SELLING: '1.5', MINACQ: '1', AVERAGE_WEIGHT: '1.5' },
  productClasses: [
    { productClassId: 9, name: 'IGP', productClassGroupId: 1, productClassGroupName: 'Caratteristiche' },
  ],
  mediaURL: '/media/12-480.webp',
  mediaURLMedium: '/media/12-480.webp',
  tint: 'orto',
  price: 3.99,
  priceDisplay: 2.99,
  priceStandardDisplay: 3.99,
  priceUmDisplay: 1.99,
  priceStandardUmDisplay: 2.66,
  weightUnitDisplay: 'KG',
  priceUnitDisplay: 'pz',
  priceLowest30: 3.99,
  currency: { currencyTypeId: 1, name: 'Euro', currencySymbol: '€', codInt: 'EUR' },
  available: 100_000_000,
  warehousePromo: {
    warehousePromoId: 4,
    promoType: 'discount',
    warehousePromoTypeId: 5,
    discount: 1,
    discountPerc: 25.063,
    cashDeskPromo: false,
    validityDate: '20/11/2025',
    expireDate: '30/11/2025',
    view: { cssClass: 'promo-discount', header: '<b>-25%</b>', body: 'Offerta valida dal 20 al 30 novembre.' },
  },
};

const detail: ProductDetail = {
  ...clementine,
  media: [{ thumb: '/media/12-160.webp', medium: '/media/12-480.webp', large: '/media/12-1200.webp' }],
  metaData: { product_description: { origin: 'Italia', nutritional_values: '<table></table>' } },
  nutrition: { per: '100g', rows: [{ name: 'Energia', value: '222 kJ / 53 kcal' }] },
  allergens: [{ code: 'nuts', presence: 'may-contain' }],
  origin: 'Italia',
  operator: { name: 'Sporta S.p.A.', address: 'Via Tortona 1, 20144 Milano' },
  alternatives: [clementine],
};

const cart: Cart = {
  cartId: 5,
  cartItems: [
    {
      cartItemId: 51,
      product: clementine,
      quantity: 2,
      weightUnitSelling: 'pz',
      price: 2.99,
      grossTotal: 5.98,
      standardTotal: 7.98,
      estimated: false,
      editable: true,
      cartItemInsertionTypeId: 1,
      cartItemInfo: { is_package: 'false', accept_alternatives: 'true', user_notes: 'Non troppo mature' },
      errors: [{ code: 'max-quantity', error: 'Massimo 12 pezzi a spesa' }],
    },
  ],
  totalItems: 2,
  totalPrice: 5.98,
  grossTotal: 9.03,
  taxTotal: 0.23,
  cartInfos: { order_comment: 'Il citofono non funziona', accept_alternatives: 'true' },
  giftCertificates: [],
  orderPackages: [{ orderPackageId: 1, quantity: 1, totalPrice: 0.15, package: { descr: 'Sacchetto', cost: 0.15 } }],
  giftCertificatesToGenerate: [],
  shippingAddress: {
    deliveryServiceId: 1,
    userAddressId: 8,
    addressName: 'Casa',
    address1: 'Via Tortona',
    addressNumber: '31',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
    doorbell: 'Riva',
  },
  timeslot: {
    timeslotId: 77,
    date: '2025-11-22',
    beginTime: '18:00',
    endTime: '20:00',
    holdExpires: '2025-11-20T09:12:00Z',
    cutoff: '2025-11-22T11:00:00Z',
    cost: 2.9,
  },
  deliveryCost: 2.9,
  minimumOrder: { amount: 40, missing: 34.02 },
  mealTicketEligible: 5.98,
  mealTickets: [],
  lastTenderTotal: 12.34,
  promotions: [],
  locked: false,
  editable: true,
  revision: 9,
};

const order: Order = {
  orderId: 118204,
  orderNumber: '25-118204',
  state: 'out-for-delivery',
  stateLabel: 'In viaggio',
  createdAt: '2025-11-20T08:12:00Z',
  deliveryServiceId: 1,
  timeslot: { timeslotId: 77, date: '2025-11-22', beginTime: '18:00', endTime: '20:00' },
  totalItems: 25,
  grossTotal: 69.7,
  estimated: false,
  refundTotal: 1.49,
  note: 'Una sostituzione e un prodotto mancante',
  previews: [{ name: 'Clementine', mediaURL: '/media/12-160.webp', tint: 'orto', quantity: 1 }],
  moreItems: 14,
  canModify: false,
  canCancel: false,
  expectedAt: '2025-11-22T17:40:00Z',
  shippingAddress: cart.shippingAddress as NonNullable<Cart['shippingAddress']>,
  timeline: [
    { state: 'confirmed', label: 'Ordine ricevuto', status: 'done', at: '2025-11-20T08:12:00Z', actor: 'Tu' },
    { state: 'picked', label: 'Preparato da Sara', status: 'done', at: '2025-11-22T15:32:00Z', note: '1 mancante' },
    { state: 'out-for-delivery', label: 'In viaggio con Marco', status: 'current', at: '2025-11-22T17:05:00Z' },
    { state: 'delivered', label: 'Consegnato', status: 'next', expectedAt: '2025-11-22T17:40:00Z' },
  ],
  lines: [
    {
      orderLineId: 1,
      productId: 30,
      insertionTypeId: 1,
      code: '100030',
      name: 'Passata di pomodoro italiano',
      shortDescr: 'Rossoro',
      description: '700 g',
      slug: 'rossoro-passata',
      mediaURL: '/media/30-160.webp',
      tint: 'dispensa',
      sectorName: 'Conserve e condimenti',
      weightUnitSelling: 'pz',
      price: 1.29,
      orderedQuantity: 4,
      orderedAmount: 5.16,
      deliveredQuantity: 2,
      deliveredAmount: 4.98,
      estimated: false,
      status: 'substituted',
      substitute: {
        productId: 31,
        name: 'Pomodori pelati',
        shortDescr: 'Rossoro',
        description: '3 × 400 g',
        mediaURL: '/media/31-160.webp',
        quantity: 2,
        amount: 4.98,
      },
      ivaPct: 0.1,
      acceptAlternatives: true,
      isPackage: false,
      withdrawable: true,
      reportable: true,
    },
    {
      orderLineId: 2,
      insertionTypeId: 1,
      code: '100040',
      name: 'Petto di pollo a fette',
      shortDescr: 'Sporta',
      description: 'ca. 500 g',
      mediaURL: '/media/40-160.webp',
      sectorName: 'Carne',
      weightUnitSelling: 'pz',
      price: 5.95,
      orderedQuantity: 1,
      orderedAmount: 5.95,
      deliveredQuantity: 1,
      deliveredAmount: 5.78,
      estimated: true,
      estimatedWeight: 0.5,
      deliveredWeight: 0.486,
      status: 'weighed',
      ivaPct: 0.1,
      acceptAlternatives: false,
      isPackage: false,
      withdrawable: false,
      reportable: true,
    },
  ],
  orderPackages: cart.orderPackages,
  giftCertificates: [{ giftCertificateId: 3, description: 'Benvenuto', total: 5 }],
  promotions: [],
  totals: {
    totalPrice: 71.2,
    giftTotal: 5,
    packagesTotal: 0.6,
    deliveryCost: 2.9,
    taxTotal: 5.27,
    grossTotal: 69.7,
    orderedGrossTotal: 72.72,
  },
  tenders: [
    { paymentTypeId: 40, kind: 'meal-ticket', name: 'Buoni pasto', brand: 'edenred', amount: 40, state: 'paid' },
    {
      paymentTypeId: 12,
      kind: 'card',
      name: 'Visa',
      brand: 'visa',
      maskedNumber: '•• 4242',
      amount: 29.7,
      state: 'authorised',
    },
  ],
  problems: [],
  messages: [],
  documents: [{ type: 'receipt', name: 'Ricevuta', url: '/ebsn/api/order/receipt.pdf?order_id=118204' }],
  cutoff: '2025-11-22T11:00:00Z',
  canRepeat: true,
  canWithdraw: true,
};

const listing: ProductListing = {
  page: pageOf(187, 1, 24),
  products: [clementine],
  facets: [
    {
      name: 'Caratteristiche',
      parameterName: 'product_class_1',
      paramType: 'multi',
      values: [{ id: 9, name: 'IGP', count: '21', filteredCount: '3', selected: true }],
    },
  ],
};

const tree: Category = {
  categoryId: 2,
  name: 'Frutta e verdura',
  slug: 'frutta-e-verdura',
  itemUrl: '/frutta-e-verdura',
  metaData: { category_info: { TITLE: 'Frutta e verdura', ICON: 'orto' } },
  templateNavItems: { header: [{ ID: 1, name: 'Offerte', itemUrl: '/offerte' }], footeranonimi: 'links' },
  categories: [
    { categoryId: 21, parentId: 2, name: 'Frutta fresca', slug: 'frutta-e-verdura/frutta-fresca', itemUrl: '/x' },
  ],
};

test.each<[string, z.ZodType, unknown]>([
  ['a product page', calls.catalogue.productBySlug.data, detail],
  ['a listing', calls.catalogue.products.data, listing],
  ['a category tree', calls.catalogue.categories.data, { categories: [tree] }],
  ['a category', calls.catalogue.categoryBySlug.data, { category: { ...tree, children: tree.categories } }],
  ['a cart', calls.cart.view.data, cart],
  ['an order', calls.order.detail.data, { order }],
])('%s keeps every field', (_name, schema, data) => {
  expect(schema.parse(structuredClone(data))).toEqual(data);
});

test('orders of a list are the same without the detail', () => {
  const parsed = calls.order.list.data.parse({ page: pageOf(1, 1, 10), orders: [order] });
  expect(parsed.orders[0]).toMatchObject({ orderNumber: '25-118204', timeline: order.timeline });
  expect(parsed.orders[0]).not.toHaveProperty('lines');
});

test('optional fields are absent, never null', () => {
  expect(calls.catalogue.productBySlug.data.safeParse({ ...detail, priceStandardDisplay: null }).success).toBe(false);
  expect(calls.cart.view.data.safeParse({ ...cart, timeslot: null }).success).toBe(false);
});

test('facet counts are strings, and so are all product infos', () => {
  const counted = structuredClone(listing) as unknown as { facets: { values: { count: unknown }[] }[] };
  for (const value of counted.facets[0]?.values ?? []) value.count = 21;
  expect(calls.catalogue.products.data.safeParse(counted).success).toBe(false);
  const infos = { ...detail, productInfos: { MINACQ: 1 } };
  expect(calls.catalogue.productBySlug.data.safeParse(infos).success).toBe(false);
});

test('an answer has one shape, success or not', () => {
  expect(
    envelopeOf(calls.cart.view.data).parse({ response: okStatus(), user: { userId: 3 }, data: cart }),
  ).toBeTruthy();
  const refusal = errorStatus([{ code: 'slot-full', error: 'Questa fascia è piena' }]);
  expect(refusal).toMatchObject({ status: 1, errorsMessage: ['Questa fascia è piena'] });
  expect(envelope.safeParse({ response: refusal, user: { userId: 0 }, data: {} }).success).toBe(true);
  expect(envelope.safeParse({ response: refusal, user: { userId: 0 } }).success).toBe(false);
});

test('pages count up', () => {
  expect(pageOf(187, 1, 24)).toEqual({ selPage: 1, totPages: 8, totItems: 187, itemsPerPage: 24 });
  expect(pageOf(0, 1, 24).totPages).toBe(0);
});
