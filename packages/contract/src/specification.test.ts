import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { suggestion } from './calls/catalogue.ts';
import { calls } from './calls/index.ts';
import { cart, cartInfos, cartItem, cartItemInfo, giftCertificateInCart, orderPackage } from './cart.ts';
import { category, menuItem } from './category.ts';
import { insertionTypeIds, productNatureIds, savedCardPaymentTypeId } from './constants.ts';
import { popup } from './content.ts';
import { paymentAuth, paymentResponse } from './payment.ts';
import { product, productInfos } from './product.ts';

/** What the specification names, as it writes it: a client that was there before us sends and reads these. */

const byPath = new Map(
  Object.values(calls).flatMap((group) => (Object.values(group) as Call[]).map((call) => [call.path, call] as const)),
);

/** Names of the fields of an object, whatever is checked about it. */
function fieldsOf(schema: unknown): string[] {
  const { properties } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? {});
}

const missing = (schema: unknown, names: string) => names.split(' ').filter((name) => !fieldsOf(schema).includes(name));

describe('parameters of calls (section 7)', () => {
  test.each([
    ['registration/update_user_detail', 'user'],
    ['registration/update_person_info', 'personInfoTypeId value'],
    ['registration/password_reset', 'e_mail reset_token password login'],
    ['registration/password_reset_token_request', 'e_mail fiscal_code login'],
    ['registration/password_reset_token_check', 'e_mail reset_token login'],
    ['registration/update_email', 'token'],
    ['registration/update_email_request', 'new_email'],
    ['registration/update_username', 'username'],
    ['registration/update_password', 'old_password new_password'],
    ['registration/registration_confirm', 'e_mail reg_control_code'],
    ['registration/registration_resend_email', 'e_mail'],
    ['registration/anonymize_token_check', 'login token'],
    ['giftcertificate/list', 'show_history'],
    ['giftcertificate/list-manual-assigned', 'show_history'],
    ['user-person-fiscal/delete-person-fiscal', 'person_fiscal_id'],
    ['registration-disclaimer/list', 'store_id registration_module_type_id'],
    ['user-registration-disclaimer/check-disclaimer', 'registration_module_type_id'],
    ['payment-type/list', 'order_id store_id'],
    ['payment-type/list-auth', 'payment_type_id'],
    ['payment-type/delete-auth', 'payment_auth_id'],
    ['payment-type/add-auth', 'payment_type_id payment_data'],
    ['payment-type/prebilled-amount', 'payment_type_id'],
    ['meal-ticket-type/select', 'payment_type_id select'],
    ['meal-ticket-type/logout', 'payment_type_id'],
    ['meal-ticket-type/update-data', 'payment_type_id'],
    ['meal-ticket/upday/detail', 'payment_type_id'],
    ['meal-ticket/upday/login', 'payment_type_id'],
    ['meal-ticket/upday/discard-login', 'payment_type_id'],
    ['meal-ticket/edenred/detail', 'payment_type_id'],
    ['meal-ticket/pluxee/detail', 'payment_type_id'],
    ['meal-ticket/pellegrini/detail', 'payment_type_id'],
    ['meal-ticket/pellegrini/login', 'user pwd'],
    ['meal-ticket/edenred/mobile-callback', 'code'],
    ['meal-ticket/edenred/mobile-callback-tc', 'code'],
    ['stripe/payment-feedback-recurrent', 'redirect_status payment_id payment_intent_client_secret'],
  ])('%s takes %s', (path, names) => {
    expect(missing(byPath.get(path)?.request, names)).toEqual([]);
  });

  test.each([
    ['registration/user_detail', 'user'],
    ['giftcertificate/list', 'giftCertificates'],
    ['giftcertificate/list-manual-assigned', 'giftCertificates'],
    ['payment-type/list', 'payments'],
    ['payment-type/list-auth', 'auths'],
    ['meal-ticket-type/list', 'mealTicketTypes'],
  ])('%s answers with %s', (path, names) => {
    expect(missing(byPath.get(path)?.data, names)).toEqual([]);
  });

  it('take form texts: payment data as JSON', () => {
    const taken = byPath.get('payment-type/add-auth')?.request.parse({ payment_type_id: '1', payment_data: '{"a":1}' });
    expect(taken).toEqual({ payment_type_id: 1, payment_data: { a: 1 } });
  });
});

test.each([
  [
    'a cart',
    cart,
    'cartId cartItems totalItems totalPrice grossTotal taxTotal sectors cartInfos giftCertificates orderPackages giftCertificatesToGenerate shippingAddress',
  ],
  ['the notes of a cart', cartInfos, 'order_comment'],
  ['a certificate in a cart', giftCertificateInCart, 'giftCertificateId description total'],
  ['a package', orderPackage, 'orderPackageId quantity totalPrice package'],
  ['the package itself', orderPackage.shape.package, 'descr cost'],
  ['a certificate to come', cart.shape.giftCertificatesToGenerate.element, 'description giftTotal'],
  ['an address in a cart', cart.shape.shippingAddress.unwrap(), 'deliveryServiceId'],
  ['a line', cartItem, 'cartItemId product quantity grossTotal editable cartItemInsertionTypeId cartItemInfo'],
  ['the wishes of a line', cartItemInfo, 'size is_package accept_alternatives user_notes'],
  [
    'a product',
    product,
    'name description shortDescr slug mediaURL productInfos logisticPackagingItems logisticPalletItems',
  ],
  ['the facts of a product', productInfos, 'PRODUCT_NATURE_ID QTY_MULT TIPOLOGIA LOGISTIC_PACKAGING_ITEMS'],
  ['a menu item', menuItem, 'ID name itemUrl classes templateNavItems target iconSource'],
  ['a suggestion', suggestion, 'type name id count'],
  ['a notice', popup, 'TITLE DESCRIPTION'],
  ['a saved card', paymentAuth, 'active defaultAuth paymentTypeId'],
  [
    'the answer to a purchase',
    paymentResponse,
    'paymentUrl paymentParameters order orderId payment_client_secret payment_data id orderGrossTotal timeSlotDate timeSlotTime payment_auth_id',
  ],
])('%s has the fields of section 3', (_, schema, names) => {
  expect(missing(schema, names)).toEqual([]);
});

it('a category has the fields of section 3, its children under one name and its words in two places', () => {
  const leaf = { categoryId: 2, parentId: 1, name: 'Mele', slug: 'frutta/mele', itemUrl: '/frutta/mele' };
  const full = {
    categoryId: 1,
    name: 'Frutta',
    slug: 'frutta',
    itemUrl: '/frutta',
    categories: [leaf],
    metaData: {
      category_info: { TITLE: 'Frutta', DESCRIPTION: 'Di stagione', ICON: '/i.svg' },
      category_seo: { SEO_TITLE: 'Frutta a casa' },
    },
    templateNavItems: { header: [{ ID: 1, name: 'Offerte', itemUrl: '/offerte' }], footeranonimi: [] },
  };
  expect(category.parse(full)).toEqual(full);
});

it('a line says true and false as texts, and other products are welcome unless it says no', () => {
  expect(cartItemInfo.shape.is_package.parse('false')).toBe('false');
  expect(cartItemInfo.shape.accept_alternatives.safeParse(true).success).toBe(false);
});

it('the numbers of section 9 are those', () => {
  expect([savedCardPaymentTypeId, productNatureIds.free, insertionTypeIds.free]).toEqual([12, 8, 2]);
  expect(calls.disclaimers.list.request.parse({})).toEqual({ registration_module_type_id: 2, store_id: 5 });
  expect(calls.payments.types.request.parse({})).toEqual({ store_id: 5 });
  expect(calls.payments.auths.request.parse({})).toEqual({ payment_type_id: 12 });
});
