import type { StaffPromotionRow } from '@sporta/contract';
import { formatDayLong, type ShopDay, shopDay, weekday } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Gift } from '@sporta/ui/icons/Gift.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { countOf } from '../../shared/figures/index.ts';
import { type Bar, barsOf } from './bars.ts';
import { FlyersRow } from './FlyersRow.tsx';
import type { PromotionsSearch } from './promotions-search.ts';
import { daysText, type GroupKey, groupOf, groups, lastDay, stateNames } from './words.ts';

/** Lines of a group that are shown before somebody asks for all. */
const fewLines = 4;
const letters = ['l', 'm', 'm', 'g', 'v', 's', 'd'];

interface CalendarProps {
  promotions: readonly StaffPromotionRow[];
  days: readonly ShopDay[];
  search: PromotionsSearch;
}

/** Flyers, which no filter is about, and promotions by what they give, along their days; each leads to its editor. */
export function PromotionsCalendar({ promotions, days, search }: CalendarProps) {
  const today = shopDay(Date.now());
  return (
    <div className="promo-scroll">
      <div className="promo-cal" style={{ '--promo-days': days.length } as React.CSSProperties}>
        <div className="promo-days" aria-hidden="true">
          <span />
          {days.map((day) => (
            <span key={day} className={cx(day === today && 'now', weekday(day) > 5 && 'off')}>
              {letters[weekday(day) - 1]}
              <b>{Number(day.slice(8))}</b>
            </span>
          ))}
        </div>
        {search.store || search.department ? null : <FlyersRow days={days} />}
        {groups.map(({ key, name }) => (
          <GroupRow
            key={key}
            group={key}
            name={name}
            bars={barsOf(
              promotions.filter((each) => groupOf(each) === key),
              days,
              search.id,
            )}
            search={search}
          />
        ))}
      </div>
    </div>
  );
}

function GroupRow(props: { group: GroupKey; name: string; bars: readonly Bar[]; search: PromotionsSearch }) {
  const { group, name, bars, search } = props;
  const [all, setAll] = useState(false);
  const shown = all ? bars : bars.filter(({ line }) => line <= fewLines);
  return (
    <section className="promo-row" aria-label={name}>
      <h2>
        {name}
        <small>{bars.length}</small>
      </h2>
      <ul className={cx('promo-bars', `promo-${group}`)}>
        {shown.map((bar) => (
          <li
            key={bar.promotion.promotionId}
            style={{ gridColumn: `${bar.from} / ${bar.to + 1}`, gridRow: bar.line } as React.CSSProperties}
          >
            <PromotionBar {...bar} search={search} />
          </li>
        ))}
      </ul>
      {bars.some(({ line }) => line > fewLines) ? (
        <Button kind="ghost" size="sm" className="promo-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Mostra meno' : `Mostra tutte e ${bars.length}`}
        </Button>
      ) : null}
    </section>
  );
}

function PromotionBar({ promotion, search }: Bar & { search: PromotionsSearch }) {
  const { promotionId, name, label, state, kind, products, startsAt, endsAt } = promotion;
  const isOpen = search.id === promotionId;
  const goods = products === 0 ? '' : `, ${countOf(products, 'prodotto', 'prodotti')}`;
  return (
    <Link
      className={cx('promo-bar', state, isOpen && 'on')}
      href={hrefOf('/offerte', { ...search, id: promotionId })}
      aria-current={isOpen ? 'true' : undefined}
      title={`${name || 'Senza nome'} · ${daysText(startsAt, endsAt)}`}
    >
      {kind === 'threshold-gift' ? <Gift /> : null}
      {state === 'draft' ? <PencilSimple /> : null}
      <b>{name || 'Senza nome'}</b> {name.includes(label) ? null : <span>{label}</span>}{' '}
      <small>
        fino al {formatDayLong(lastDay(endsAt)).replace(/^\S+ /, '')}
        {goods}
      </small>{' '}
      <span className="sr">({stateNames[state]})</span>
    </Link>
  );
}
