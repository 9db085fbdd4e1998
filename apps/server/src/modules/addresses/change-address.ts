import type { calls, MessageWarning, UserAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { checkCap } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder, lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { coverageFor, releaseHoldsElsewhere, repriceHolds, slotPriceWarnings } from '../delivery/index.ts';
import { normalPhone } from '../profile/index.ts';
import {
  type AddressFields,
  ensureDefault,
  hideAddress,
  insertAddress,
  listAddresses,
  listAddressIds,
  lockCartOfAddress,
  makeDefault,
  placeOfAddress,
  setCartPlace,
  writeAddress,
} from './addresses.repo.ts';
import { askForPosition } from './positions/locate-address.ts';

type AddressRequest = CallContext<typeof calls.addresses.insert>['input'];

/** What a change gives back: all addresses, the one written, and what the customer must know. */
export interface AddressChange {
  userAddresses: UserAddress[];
  addressId: number;
  warnings: MessageWarning[];
}

const maxAddresses = 30;
const homeDelivery = deliveryServiceIds.home;

/** @throws BusinessError `postalcode-unknown`, `too-many-addresses` */
export async function addAddress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: number,
  request: AddressRequest,
): Promise<AddressChange> {
  const fields = checkedFields(request);
  return withTransaction(db, async (tx) => {
    await lockAddresses(tx, accountId);
    const existing = await listAddressIds(tx, accountId);
    if (existing.length >= maxAddresses) {
      throw new BusinessError('too-many-addresses', `Puoi salvare al massimo ${maxAddresses} indirizzi.`);
    }
    const addressId = await insertAddress(tx, accountId, fields);
    await askForPosition(tx, config, { addressId, accountId });
    await settleDefault(tx, accountId, request.is_default ? addressId : undefined);
    return { userAddresses: await listAddresses(tx, accountId), addressId, warnings: [] };
  });
}

/**
 * Changes an address. When the open cart goes there and another warehouse (or none) serves the new place, the cart follows
 * and frees the slot it holds; warnings say both.
 * @throws BusinessError `address-not-found`, `postalcode-unknown`
 */
export async function changeAddress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: number,
  request: AddressRequest & { user_address_id: number },
  now: Date,
): Promise<AddressChange> {
  const fields = checkedFields(request);
  const addressId = request.user_address_id;
  return withTransaction(db, async (tx) => {
    await lockAddresses(tx, accountId);
    assertLockOrder(tx, 'cart');
    const cart = await lockCartOfAddress(tx, accountId, addressId, now);
    await assertOwn(tx, accountId, addressId);
    await writeAddress(tx, addressId, fields);
    await askForPosition(tx, config, { addressId, accountId });
    await settleDefault(tx, accountId, request.is_default ? addressId : undefined);
    const warnings: MessageWarning[] = [];
    if (cart?.deliveryServiceId === homeDelivery) {
      const { home } = await coverageFor(tx, await placeOfAddress(tx, addressId));
      const warehouseId = home?.warehouseId ?? null;
      if (warehouseId !== cart.warehouseId) {
        await setCartPlace(tx, cart.cartId, { addressId: warehouseId === null ? null : addressId, warehouseId });
        warnings.push(warehouseId === null ? notServed : movedToAnotherStore);
        warnings.push(...(await losePlace(tx, cart.cartId, warehouseId)));
      }
      warnings.push(...slotPriceWarnings(await repriceHolds(tx, { cartId: cart.cartId, now })));
    }
    return { userAddresses: await listAddresses(tx, accountId), addressId, warnings };
  });
}

/** Removes an address; an open cart that goes there needs another one. @throws BusinessError `address-not-found` */
export async function removeAddress(
  { db }: Pick<Deps, 'db'>,
  { accountId, addressId, now }: { accountId: number; addressId: number; now: Date },
): Promise<AddressChange> {
  return withTransaction(db, async (tx) => {
    await lockAddresses(tx, accountId);
    assertLockOrder(tx, 'cart');
    const cart = await lockCartOfAddress(tx, accountId, addressId, now);
    await assertOwn(tx, accountId, addressId);
    await hideAddress(tx, addressId, now);
    await ensureDefault(tx, accountId);
    const warnings: MessageWarning[] = [];
    if (cart) {
      const isHome = cart.deliveryServiceId === homeDelivery;
      await setCartPlace(tx, cart.cartId, { addressId: null, warehouseId: isHome ? null : cart.warehouseId });
      if (isHome) {
        warnings.push(cartNeedsAddress, ...(await losePlace(tx, cart.cartId, null)));
      }
    }
    return { userAddresses: await listAddresses(tx, accountId), addressId, warnings };
  });
}

/** @throws BusinessError `address-not-found` */
export async function chooseDefault(
  { db }: Pick<Deps, 'db'>,
  { accountId, addressId }: { accountId: number; addressId: number },
): Promise<UserAddress[]> {
  return withTransaction(db, async (tx) => {
    await lockAddresses(tx, accountId);
    await assertOwn(tx, accountId, addressId);
    await makeDefault(tx, accountId, addressId);
    return listAddresses(tx, accountId);
  });
}

/** Lets changes to the addresses of a customer go one after the other, because exactly one of them is the main one. */
const lockAddresses = (tx: Tx, accountId: number) => lockIds(tx, 'customer', [accountId]);

/** Treats somebody else's address like one that does not exist: its id says nothing. */
async function assertOwn(tx: Tx, accountId: number, addressId: number): Promise<void> {
  const own = await listAddressIds(tx, accountId);
  if (!own.includes(addressId)) {
    throw new BusinessError('address-not-found', 'Non abbiamo trovato questo indirizzo.', { field: 'user_address_id' });
  }
}

async function settleDefault(tx: Tx, accountId: number, chosen: number | undefined): Promise<void> {
  if (chosen === undefined) await ensureDefault(tx, accountId);
  else await makeDefault(tx, accountId, chosen);
}

async function losePlace(tx: Tx, cartId: number, warehouseId: number | null): Promise<MessageWarning[]> {
  const elsewhere = { cartId, warehouseId: warehouseId ?? 0, deliveryServiceId: homeDelivery };
  const lost = await releaseHoldsElsewhere(tx, elsewhere);
  return lost.length > 0 ? [slotLost] : [];
}

const notServed: MessageWarning = {
  code: 'address-not-covered',
  warning: 'Non consegniamo ancora al nuovo indirizzo: per la tua spesa scegline un altro o un punto di ritiro.',
};
const movedToAnotherStore: MessageWarning = {
  code: 'warehouse-changed',
  warning: 'Il nuovo indirizzo è servito da un altro negozio: controlla prezzi e disponibilità nel carrello.',
};
const cartNeedsAddress: MessageWarning = {
  code: 'address-needed',
  warning: 'La tua spesa andava a questo indirizzo: scegline un altro.',
};
const slotLost: MessageWarning = {
  code: 'slot-lost',
  warning: 'La fascia oraria scelta non vale più: scegline una nuova.',
};

function checkedFields(request: AddressRequest): AddressFields {
  const cap = checkCap(request.postalcode);
  if (!cap.ok) throw new BusinessError('postalcode-unknown', `${cap.message}: controllalo.`, { field: 'postalcode' });
  return {
    address_name: request.address_name,
    recipient: request.recipient ?? '',
    address1: request.address1,
    address_number: request.address_number,
    city: request.city,
    province: request.province,
    postalcode: cap.value,
    doorbell: request.doorbell ?? null,
    stairway: request.stairway ?? null,
    floor: request.floor ?? null,
    has_lift: request.has_lift ?? null,
    phone: request.phone === undefined ? null : normalPhone(request.phone),
    notes: request.notes || null,
  };
}
