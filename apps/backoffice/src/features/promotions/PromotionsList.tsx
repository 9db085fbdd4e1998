import type { PromotionTab, StaffPromotionRow } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { type Column, DataTable, TableFoot } from '../../shared/table/index.ts';
import type { PromotionsSearch } from './promotions-search.ts';
import { daysText, kindNames, segmentNames, stateNames, stateTones } from './words.ts';

export const tabNames: Record<PromotionTab, string> = {
  all: 'Tutte',
  draft: 'Bozze',
  scheduled: 'Programmate',
  active: 'In corso',
  ended: 'Finite',
};

interface PromotionsListProps {
  promotions: readonly StaffPromotionRow[] | undefined;
  page: { selPage: number; itemsPerPage: number; totItems: number } | undefined;
  search: PromotionsSearch;
  onSearch: (search: PromotionsSearch) => void;
}

/** All promotions of a state, the latest to begin first. */
export function PromotionsList({ promotions, page, search, onSearch }: PromotionsListProps) {
  const router = useRouter();
  const hrefTo = ({ promotionId }: StaffPromotionRow) => hrefOf('/offerte', { ...search, id: promotionId });
  const columns: Column<StaffPromotionRow>[] = [
    {
      key: 'name',
      header: 'Offerta',
      cell: (row) => (
        <>
          <Link className="promo-name" href={hrefTo(row)}>
            {row.name || 'Senza nome'}
          </Link>
          <small>{[kindNames[row.kind], row.promoCode].filter(Boolean).join(' · ')}</small>
          <small className="phone-only">{daysText(row.startsAt, row.endsAt)}</small>
        </>
      ),
    },
    { key: 'label', header: 'Cosa dà', cell: ({ label }) => label, from: 'tablet' },
    { key: 'days', header: 'Giorni', cell: ({ startsAt, endsAt }) => daysText(startsAt, endsAt), from: 'tablet' },
    {
      key: 'products',
      header: 'Prodotti',
      cell: ({ products }) => products || 'tutti',
      figures: true,
      from: 'small-desk',
    },
    {
      key: 'where',
      header: 'Dove e per chi',
      cell: ({ stores, segment }) => `${stores?.join(', ') ?? 'Tutte le sedi'}, ${segmentNames[segment].toLowerCase()}`,
      from: 'desk',
    },
    {
      key: 'state',
      header: 'Stato',
      beside: true,
      cell: ({ state }) => <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>,
    },
  ];
  return (
    <>
      <DataTable
        caption="Offerte"
        columns={columns}
        rows={promotions}
        rowId={({ promotionId }) => promotionId}
        rowName={({ name }) => name}
        onOpen={(row) => void router.navigate({ href: hrefTo(row) })}
      />
      {page ? (
        <TableFoot page={page} onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })} />
      ) : null}
    </>
  );
}
