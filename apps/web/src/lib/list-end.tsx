import { Button } from '@sporta/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sparePart } from './spare-part.ts';

const KeptPages = sparePart(() => import('./kept-pages.tsx'));

interface ListEndProps {
  list: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What the button brings: "Mostra ordini precedenti". */
  label: string;
}

/** Ends a list of the profile that comes page by page: brings the next page, and as many as there were when one comes back to it. */
export function ListEnd({ list: { data, hasNextPage, isFetchingNextPage, fetchNextPage }, label }: ListEndProps) {
  return (
    <>
      {hasNextPage ? (
        <Button kind="line" className="or-more" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {label}
        </Button>
      ) : null}
      <ClientOnly>
        <Suspense>
          <KeptPages shown={data?.pages.length ?? 0} fetchNextPage={fetchNextPage} />
        </Suspense>
      </ClientOnly>
    </>
  );
}
