import { type StaffCustomer, staffEndpoints } from '@sporta/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { customerKeys } from '../live/index.ts';

const calls = staffEndpoints.staffCustomers;

function actsOf(api: Api, queries: QueryClient, userId: number) {
  const who = { user_id: userId };
  /** The answer is the page as it is now. */
  const show = ({ data }: { data: { customer?: StaffCustomer | undefined } }) => {
    if (data.customer) queries.setQueryData(customerKeys.one(data.customer.userId), data.customer);
    void queries.invalidateQueries({ queryKey: customerKeys.lists });
    if (data.customer?.company) {
      void queries.invalidateQueries({ queryKey: customerKeys.company(data.customer.company.companyId) });
    }
    return data.customer;
  };
  return {
    addNote: async (text: string) => show(await api.call(calls.addNote, { ...who, text })),
    sendReset: async () => show(await api.call(calls.sendReset, who)),
    unlock: async () => show(await api.call(calls.unlock, who)),
    signOut: async () => show(await api.call(calls.signOut, who)),
    block: async (reason: string) => show(await api.call(calls.block, { ...who, reason })),
    unblock: async () => show(await api.call(calls.unblock, who)),
    giveVoucher: async (voucher: { amount: number; reason: string; key: string }) =>
      show(
        await api.call(calls.giveVoucher, {
          ...who,
          amount: voucher.amount,
          reason: voucher.reason,
          idempotency_key: voucher.key,
        }),
      ),
    takeBackVoucher: async (giftCertificateId: number, reason: string) =>
      show(await api.call(calls.takeBackVoucher, { ...who, gift_certificate_id: giftCertificateId, reason })),
    endDeliveryPass: async (orderId: number, refund: number, reason: string) => {
      try {
        return show(await api.call(calls.endDeliveryPass, { ...who, order_id: orderId, refund, reason }));
      } catch (problem) {
        // what goes back may be another amount by now: the page shows it beside the refusal
        void queries.invalidateQueries({ queryKey: customerKeys.one(userId) });
        throw problem;
      }
    },
    merge: async (intoUserId: number) => {
      const stays = show(await api.call(calls.merge, { ...who, into_user_id: intoUserId }));
      queries.removeQueries({ queryKey: customerKeys.one(userId) });
      return stays;
    },
    anonymise: async (confirm: string, later: boolean) =>
      show(await api.call(calls.anonymise, { ...who, confirm, later })),
    keep: async () => show(await api.call(calls.keep, who)),
  };
}

export type CustomerActs = ReturnType<typeof actsOf>;

/** What staff do for a customer. @throws ApiError with words for people */
export function useCustomerActs(userId: number): CustomerActs {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => actsOf(api, queries, userId), [api, queries, userId]);
}
