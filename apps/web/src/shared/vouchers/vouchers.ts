import { endpoints, type GiftCertificate } from '@sporta/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';

/** Vouchers and gift cards: those of the customer and those the shop gave by hand, each once. */
export function vouchersQuery(api: Api, withHistory: boolean) {
  return queryOptions({
    queryKey: ['voucher-certificates', withHistory],
    queryFn: async ({ signal }): Promise<GiftCertificate[]> => {
      const request = { show_history: withHistory };
      const answers = await Promise.all([
        api.call(endpoints.giftCertificates.list, request, { signal }),
        api.call(endpoints.giftCertificates.listManualAssigned, request, { signal }),
      ]);
      const all = answers.flatMap(({ data }) => data.giftCertificates);
      return [...new Map(all.map((voucher) => [voucher.giftCertificateId, voucher])).values()];
    },
    staleTime: 30_000,
  });
}

/** How many can be used now, for the menu; undefined while unknown and when there is none. */
export function useUsableVouchers(): number | undefined {
  const { isLoggedIn } = useSession();
  const { data } = useQuery({ ...vouchersQuery(useApi(), false), enabled: isLoggedIn });
  return data?.filter(({ state }) => state === 'available').length || undefined;
}
