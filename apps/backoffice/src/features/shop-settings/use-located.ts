import { type FoundPlace, staffEndpoints } from '@sporta/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { addressKey, canBeFound, type StoreAddress } from './store-draft.ts';

/**
 * Looks for the address of a store on the map, each address once.
 * @param known the address whose place is known already
 * @param onFound of the address asked for last; what was asked before it is no answer any more
 */
export function useLocated(known: StoreAddress | undefined, onFound: (place: FoundPlace) => void) {
  const api = useApi();
  const [asked, setAsked] = useState(() => (known ? addressKey(known) : ''));
  const latest = useRef(asked);
  const looking = useMutation({
    mutationFn: async (address: StoreAddress) =>
      (await api.call(staffEndpoints.staffStores.locate, address)).data.place,
    onSuccess: (place, address) => {
      if (place && latest.current === addressKey(address)) onFound(place);
    },
  });
  const look = (address: StoreAddress) => {
    if (!canBeFound(address)) return;
    latest.current = addressKey(address);
    setAsked(latest.current);
    looking.mutate(address);
  };
  return {
    /** Looks for it, unless it was looked for already. @returns whether it has to be waited for */
    lookOnce: (address: StoreAddress): boolean => {
      if (!canBeFound(address) || addressKey(address) === latest.current) return looking.isPending;
      look(address);
      return true;
    },
    look,
    isLooking: looking.isPending,
    /** How sure the last answer is; undefined where there is none. */
    precision: asked !== '' && looking.isSuccess ? looking.data?.precision : undefined,
    /** Nobody knows the place, or nobody answered. */
    isUnknown: looking.isError || (looking.isSuccess && !looking.data),
  };
}
