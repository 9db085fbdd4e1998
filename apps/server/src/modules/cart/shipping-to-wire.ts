import type { Cart, ShippingAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { ShopView } from '../catalogue/index.ts';
import type { CartState, LockerRow } from './cart-state.ts';

/** Where the cart goes: a customer's address, or the point of sale where it is fetched; nothing while that is open. */
export function shippingToWire(cart: CartState, view: ShopView): Pick<Cart, 'shippingAddress'> {
  const { address, deliveryServiceId } = cart;
  if (deliveryServiceId === deliveryServiceIds.home) {
    if (!address || cart.warehouseId === null || !cart.zone) return {};
    const optional = {
      recipient: address.recipient || undefined,
      doorbell: address.doorbell ?? undefined,
      stairway: address.stairway ?? undefined,
      floor: address.floor ?? undefined,
      hasLift: address.hasLift ?? undefined,
      phone: address.phone ?? undefined,
      notes: address.notes ?? undefined,
      latitude: address.latitude ?? undefined,
      longitude: address.longitude ?? undefined,
    };
    return {
      shippingAddress: {
        deliveryServiceId,
        userAddressId: cart.addressId ?? undefined,
        warehouseId: cart.warehouseId,
        addressName: address.addressName,
        address1: address.address1,
        addressNumber: address.addressNumber,
        city: address.city,
        province: address.province,
        postalcode: address.postalcode,
        ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as typeof optional),
      },
    };
  }
  if (deliveryServiceId === deliveryServiceIds.locker) {
    const { locker, warehouseId } = cart;
    return locker && warehouseId !== null ? { shippingAddress: lockerAddress(locker, warehouseId) } : {};
  }
  const warehouse = view.catalogue.warehouses.find((each) => each.warehouseId === cart.warehouseId);
  if (!warehouse) return {};
  return {
    shippingAddress: {
      deliveryServiceId,
      warehouseId: warehouse.warehouseId,
      addressName: warehouse.name,
      address1: warehouse.address1,
      addressNumber: warehouse.addressNumber,
      city: warehouse.city,
      province: warehouse.province,
      postalcode: warehouse.postalcode,
      latitude: warehouse.latitude,
      longitude: warehouse.longitude,
    },
  };
}

/** A locker station as the place an order goes to. */
export function lockerAddress(locker: LockerRow, warehouseId: number): ShippingAddress {
  const { name, directions, address1, addressNumber, city, province, postalcode, latitude, longitude } = locker;
  return {
    deliveryServiceId: deliveryServiceIds.locker,
    warehouseId,
    addressName: name,
    address1,
    addressNumber,
    city,
    province,
    postalcode,
    latitude,
    longitude,
    ...(directions ? { directions } : {}),
  };
}
