import type { Cart, UserAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { addressesQuery } from '../../shared/address/index.ts';
import { fromText, type Point, placeQuery } from '../../shared/places/index.ts';

export interface Origin {
  /** Where distances begin; absent while nobody said where. */
  from: Point | undefined;
  /** "Distanze in linea d’aria da Casa" */
  words: string | undefined;
  /** The text names no place we know. */
  unknown: boolean;
  busy: boolean;
}

/** Where a customer looks for stores: the place they wrote, or else their address, by its town where the house is not known. */
export function useOrigin(cart: Cart, text: string): Origin {
  const api = useApi();
  const { data: addresses, isPending } = useQuery({ ...addressesQuery(api), retry: false });
  const home = addresses && homeOf(cart, addresses);
  const house = home && pointOfHouse(home);
  const asked = text || (home && !house ? `${home.postalcode} ${home.city}` : '');
  const { data: place, isFetching } = useQuery({ ...placeQuery(api, asked), retry: false });
  if (!text && home && house) {
    return { from: house, words: `Distanze in linea d’aria da ${home.addressName}`, unknown: false, busy: false };
  }
  return {
    from: place ?? undefined,
    words: place ? fromText(place) : undefined,
    unknown: text !== '' && !isFetching && !place,
    busy: isFetching || (text === '' && isPending),
  };
}

/** The address the cart goes to, or else the main one. */
function homeOf({ shippingAddress }: Cart, addresses: readonly UserAddress[]): UserAddress | undefined {
  const id = shippingAddress?.deliveryServiceId === deliveryServiceIds.home ? shippingAddress.userAddressId : undefined;
  return addresses.find((each) => each.userAddressId === id) ?? addresses.find((each) => each.isDefault);
}

const pointOfHouse = ({ latitude, longitude }: UserAddress): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
