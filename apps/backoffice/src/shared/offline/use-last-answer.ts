import { hashKey, type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepAnswer, type LastAnswer, lastAnswer } from './last-answers.ts';

/** An older copy of what cannot be read now. */
export interface OlderAnswer {
  /** When the server said it: instant, in milliseconds. */
  at: number;
  /** Shows it in place of what cannot be read. */
  show: () => void;
}

export interface Reading {
  /** It cannot be read, and there is nothing to show yet. */
  failed: boolean;
  older: OlderAnswer | undefined;
  /** What is on the screen is a copy of then (instant, in milliseconds): the server does not answer. */
  staleSince: number | undefined;
}

/**
 * Keeps what a room reads on the device and offers it again when the server does not answer, also after the page was opened anew.
 * The copy belongs to who was here: it leaves with them.
 */
export function useLastAnswer<Data>(
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'isError' | 'isPlaceholderData' | 'fetchStatus' | 'dataUpdatedAt' | 'isSuccess' | 'refetch'
  >,
  queryKey: QueryKey,
): Reading {
  const queries = useQueryClient();
  const hash = hashKey(queryKey);
  const { data, dataUpdatedAt, refetch } = query;
  const own = query.isPlaceholderData ? undefined : data;
  // without a network the question is not even asked
  const silent = query.isError || query.fetchStatus === 'paused';
  const failed = silent && own === undefined;
  const [shownAt, setShownAt] = useState<number>();
  const [found, setFound] = useState<{ hash: string; answer: LastAnswer<Data> }>();

  useEffect(() => {
    if (own !== undefined && dataUpdatedAt !== shownAt) void keepAnswer(hash, { data: own, at: dataUpdatedAt });
  }, [hash, own, dataUpdatedAt, shownAt]);

  useEffect(() => {
    if (!failed) return;
    let left = false;
    lastAnswer<Data>(hash, Date.now())
      .then((answer) => {
        if (answer && !left) setFound({ hash, answer });
      })
      // a browser that keeps nothing has no older copy
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [hash, failed]);

  const answer = found?.hash === hash ? found.answer : undefined;
  return {
    failed,
    older: answer && {
      at: answer.at,
      show: () => {
        setShownAt(answer.at);
        queries.setQueryData(queryKey, answer.data, { updatedAt: answer.at });
        // where the server is back, the copy is on the screen for a moment only
        void refetch();
      },
    },
    staleSince: own !== undefined && (silent || dataUpdatedAt === shownAt) ? dataUpdatedAt : undefined,
  };
}
