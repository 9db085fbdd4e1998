import { type PromotionTab, staffEndpoints } from '@sporta/contract';
import { formatDayLong } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { BookOpen } from '@sporta/ui/icons/BookOpen.ts';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { FilterMenu, SearchField } from '../../shared/filters/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { NewPromotion, OpenPromotion } from './PromotionEditor.tsx';
import { PromotionsCalendar } from './PromotionsCalendar.tsx';
import { PromotionsList, tabNames } from './PromotionsList.tsx';
import { choicesQuery, promotionsQuery } from './promotions-queries.ts';
import { daysShown, otherDays, type PromotionsSearch, type PromotionsView } from './promotions-search.ts';

const viewOptions: readonly { value: PromotionsView; label: string }[] = [
  { value: 'weeks', label: '4 settimane' },
  { value: 'month', label: 'Mese' },
  { value: 'list', label: 'Elenco' },
];

interface PromotionsPageProps {
  search: PromotionsSearch;
  onSearch: (search: PromotionsSearch) => void;
}

/** What is on offer and when, and the editor of the promotion that is open. */
export function PromotionsPage({ search: asked, onSearch }: PromotionsPageProps) {
  const api = useApi();
  const first: PromotionsView = usePhone() ? 'list' : 'weeks';
  const view = asked.view ?? first;
  const search = { ...asked, view };
  const { data, error, refetch, isPlaceholderData } = useQuery(promotionsQuery(api, search));
  const { data: choices } = useQuery(choicesQuery(api));
  const mayMakeFlyers = mayUse(useMe(), staffEndpoints.staffContent.save);
  const days = daysShown(search);
  const change = (part: Partial<PromotionsSearch>) => onSearch({ ...asked, page: undefined, ...part });
  if (error && !data)
    return <LoadProblem page="Offerte" error={error} what="le offerte" onRetry={() => void refetch()} />;
  const any = { value: '', label: 'Tutte' };
  return (
    <>
      <title>Offerte | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Offerte</h1>
          <p className="muted">{data ? todayText(data.productsToday, data.counts) : '\u00a0'}</p>
        </div>
        {mayMakeFlyers ? (
          <ButtonLink kind="line" href={hrefOf('/volantino', { new: true })}>
            <BookOpen />
            Nuovo volantino
          </ButtonLink>
        ) : null}
        <ButtonLink kind="soft" href={hrefOf('/offerte', { ...asked, id: 'new', products: undefined })}>
          <PlusBold />
          Nuova offerta
        </ButtonLink>
      </div>
      <section className="bx table promo-box" aria-label="Calendario delle offerte" aria-busy={isPlaceholderData}>
        <div className="promo-tools">
          <Segmented
            label="Vista"
            value={view}
            onChange={(next) => change({ view: next === first ? undefined : next })}
            options={viewOptions.toSorted((a, b) => Number(b.value === first) - Number(a.value === first))}
          />
          <div className="promo-filters">
            <FilterMenu
              name="Sede"
              value={String(search.store ?? '')}
              options={[
                any,
                ...(choices?.stores ?? []).map(({ warehouseId, name }) => ({
                  value: String(warehouseId),
                  label: name,
                })),
              ]}
              onChange={(store) => change({ store: store === '' ? undefined : Number(store) })}
            />
            <FilterMenu
              name="Reparto"
              value={String(search.department ?? '')}
              options={[
                { value: '', label: 'Tutti' },
                ...(choices?.categories ?? [])
                  .filter(({ path }) => !path.includes('/'))
                  .map(({ categoryId, name }) => ({ value: String(categoryId), label: name })),
              ]}
              onChange={(id) => change({ department: id === '' ? undefined : Number(id) })}
            />
            {view === 'list' ? (
              <FilterMenu
                name="Stato"
                value={search.tab ?? 'all'}
                options={Object.entries(tabNames).map(([value, label]) => ({
                  value,
                  label: data ? `${label} (${data.counts[value as PromotionTab]})` : label,
                }))}
                onChange={(tab) => change({ tab: tab === 'all' ? undefined : (tab as PromotionTab) })}
              />
            ) : null}
          </div>
          {view === 'list' ? (
            <SearchField
              label="Cerca fra le offerte"
              placeholder="Nome o codice"
              q={search.q ?? ''}
              onChange={(q) => change({ q: q || undefined })}
            />
          ) : (
            <div className="promo-when">
              <IconButton icon={CaretLeftBold} label="Prima" onClick={() => change({ day: otherDays(days, -1) })} />
              <b>
                {dayText(days[0]!)} – {dayText(days.at(-1)!)}
              </b>
              <IconButton icon={CaretRightBold} label="Dopo" onClick={() => change({ day: otherDays(days, 1) })} />
            </div>
          )}
        </div>
        {view === 'list' ? (
          <PromotionsList promotions={data?.promotions} page={data?.page} search={asked} onSearch={onSearch} />
        ) : (
          <PromotionsCalendar promotions={data?.promotions ?? []} days={days} search={asked} />
        )}
      </section>
      {search.id === 'new' ? <NewPromotion {...{ choices, search: asked, onSearch }} /> : null}
      {typeof search.id === 'number' ? (
        <OpenPromotion key={search.id} promotionId={search.id} {...{ choices, search: asked, onSearch }} />
      ) : null}
    </>
  );
}

const dayText = (day: string) => formatDayLong(day).replace(/^\S+ /, '');

function todayText(products: number, counts: Record<PromotionTab, number>): string {
  const offers = countOf(counts.active, 'offerta in corso', 'offerte in corso');
  const drafts = counts.draft === 0 ? '' : counts.draft === 1 ? ', 1 bozza' : `, ${counts.draft} bozze`;
  return `${countOf(products, 'prodotto', 'prodotti')} in offerta oggi, ${offers}${drafts}`;
}
