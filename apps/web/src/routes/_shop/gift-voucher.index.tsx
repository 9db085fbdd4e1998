import { createFileRoute } from '@tanstack/react-router';
import { GiftVoucherPage } from '../../features/gift-vouchers/index.ts';
import { pageHead } from '../../features/seo/index.ts';

export interface GiftVoucherSearch {
  /** Order whose payment failed: its words are kept. */
  again?: number;
}

export const Route = createFileRoute('/_shop/gift-voucher/')({
  validateSearch: ({ again }: Record<string, unknown>): GiftVoucherSearch =>
    Number.isInteger(again) && Number(again) > 0 ? { again: Number(again) } : {},
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/gift-voucher',
      title: 'Regala la spesa: buoni regalo da 10 a 250 euro',
      description: 'Un buono regalo per la spesa, con le tue parole, per e-mail nel giorno che scegli. Vale due anni.',
    }),
  component: GiftVoucherRoute,
});

function GiftVoucherRoute() {
  const { again } = Route.useSearch();
  return <GiftVoucherPage again={again} />;
}
