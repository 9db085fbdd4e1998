import { type StaffCollection, type StaffOrder, staffEndpoints } from '@sporta/contract';
import { formatDayLong, formatWindow } from '@sporta/domain';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import type { ReactNode } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { moment } from '../figures/index.ts';
import { mayUse, useMe } from '../staff/index.ts';
import { CollectionActs } from './CollectionActs.tsx';
import './collections.css';

const states: Record<StaffCollection['state'], { label: string; tone: TagTone | undefined }> = {
  waiting: { label: 'Da ritirare', tone: 'warn' },
  collected: { label: 'Ritirata', tone: 'green' },
  'not-collected': { label: 'Non ritirata', tone: 'err' },
  cancelled: { label: 'Annullato', tone: undefined },
  'to-bring': { label: 'La porta il cliente', tone: 'info' },
  brought: { label: 'Riportata', tone: 'green' },
};

export interface CollectionLineProps {
  orderId: number;
  collection: StaffCollection;
  next: StaffOrder['collecting']['next'];
  /** "Chiesto 3 giorni fa". */
  since?: string | undefined;
  /** It has been so for too long. */
  overdue?: boolean;
  /** Whose goods they are, where the list is of many customers. */
  children?: ReactNode;
}

/** Goods that a van fetches: what they are, where they stand, and what can be done about them. */
export function CollectionLine({ orderId, collection, next, since, overdue = false, children }: CollectionLineProps) {
  const mayChange = mayUse(useMe(), staffEndpoints.staffOrders.cancelCollection);
  const { label, tone } = states[collection.state];
  return (
    <li>
      <span className="grow">
        <b>{collection.goods}</b>
        {children}
        <small>
          {since ? <b>{since}. </b> : null}
          <Where collection={collection} next={next} />
        </small>
      </span>
      {overdue ? <Tag tone="err">Da decidere</Tag> : null}
      <Tag tone={tone}>{label}</Tag>
      {mayChange ? <CollectionActs orderId={orderId} collection={collection} /> : null}
    </li>
  );
}

function Where({ collection, next }: Pick<CollectionLineProps, 'collection' | 'next'>) {
  const { state, endedAt, endedBy, reason } = collection;
  if (state === 'waiting') {
    if (!next) return 'Nessuna consegna prevista a questo indirizzo: aspetta la prossima.';
    const { date, beginTime, endTime, round, orderId, orderNumber } = next;
    return (
      <>
        Passa {formatDayLong(date)}, {formatWindow(beginTime, endTime)}
        {round ? `, giro ${round}` : null}, con l’
        <Link className="link" href={hrefOf(`/ordini/${orderId}`)}>
          ordine {orderNumber}
        </Link>
      </>
    );
  }
  const when = [endedAt ? moment(endedAt, new Date()) : undefined, endedBy].filter(Boolean).join(' · ');
  return reason ? `${when}. “${reason}”` : when;
}
