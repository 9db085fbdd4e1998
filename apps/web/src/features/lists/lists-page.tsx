import type { ListSummary } from '@sporta/contract';
import { cartCountText, formatDayShort, shopDay } from '@sporta/domain';
import { ConfirmProvider, cx, EmptyState, Link, Note, RowsSkeleton, Thumb } from '@sporta/ui';
import { HeartDuotone } from '@sporta/ui/icons/HeartDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { SaveAsList } from '../../shared/lists/index.ts';
import { listsQuery } from './api/lists.ts';
import { ListPanel } from './list-panel.tsx';
import { DueList } from './list-recurrence.tsx';

/** /profile/lists and /profile/lists/{listId}: every list as a card, and the one that is open under them. */
export function ListsPage({ listId }: { listId: number | undefined }) {
  const router = useRouter();
  const { data: lists, error } = useQuery(listsQuery(useApi()));
  const open = listId ?? lists?.[0]?.listId;
  const make = (
    <SaveAsList
      source={{}}
      look="primary"
      label="Nuova lista"
      onSaved={(id) => void router.navigate({ href: `/profile/lists/${id}` })}
    />
  );
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Le tue liste</h1>
        {make}
      </div>
      {error ? (
        <Note kind="err">{messageOf(error, 'Non riusciamo a leggere le tue liste: riprova.')}</Note>
      ) : !lists ? (
        <RowsSkeleton count={4} label="Carico le liste" />
      ) : lists.length === 0 ? (
        <EmptyState
          icon={HeartDuotone}
          tone="love"
          title="Ancora nessuna lista"
          body="Tocca il cuore su un prodotto per cominciare la prima."
        />
      ) : (
        <>
          {lists.map((list) => (
            <DueList key={list.listId} list={list} />
          ))}
          <ul className="ls">
            {lists.map((list) => (
              <ListCard key={list.listId} list={list} open={list.listId === open} />
            ))}
          </ul>
          {open === undefined ? null : <ListPanel key={open} listId={open} />}
        </>
      )}
    </ConfirmProvider>
  );
}

/** Pictures on a card. */
const PICTURES = 4;

function ListCard({ list, open }: { list: ListSummary; open: boolean }) {
  const places = Array.from({ length: PICTURES }, (_, index) => list.previews[index]);
  return (
    <li>
      <Link
        className={cx('lc', open && 'on')}
        href={`/profile/lists/${list.listId}`}
        aria-current={open ? 'page' : undefined}
      >
        <span className="q4" aria-hidden="true">
          {places.map((preview, index) =>
            preview ? (
              <Thumb key={preview.mediaURL} size="m" picture={{ src: preview.mediaURL }} tint={preview.tint} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
              <span key={index} className="th" />
            ),
          )}
        </span>
        <b>{list.name}</b>
        <small>
          {cartCountText(list.itemCount) || 'Nessun prodotto'} · aggiornata{' '}
          {formatDayShort(shopDay(Date.parse(list.updatedAt)))}
          {list.owner !== undefined
            ? ` · di ${list.owner || 'un’altra persona'}`
            : list.memberCount
              ? ` · in ${list.memberCount + 1}`
              : list.shared
                ? ' · condivisa'
                : ''}
          {list.recurrence ? ' · ricorrente' : ''}
        </small>
      </Link>
    </li>
  );
}
