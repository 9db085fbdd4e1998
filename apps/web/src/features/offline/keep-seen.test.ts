import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { keepSeen } from './keep-seen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const api = { call: () => Promise.resolve({ data: {} }) } as unknown as Api;

/** A list on the screen, whose pages take as long to come as `answers` says. */
function list(queryClient: QueryClient, answers: (page: number) => Promise<void>) {
  const asked: number[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      await answers(pageParam);
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
    staleTime: 60_000,
  });
  return { asked, observer, close: observer.subscribe(() => {}) };
}

it('asks once more for what is on the screen', async () => {
  const queryClient = new QueryClient();
  const { asked, close } = list(queryClient, () => Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  const done = keepSeen(api, queryClient, false);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(asked).toEqual([1, 1]);
  close();
});

it('lets a page come that somebody has just asked for, and asks for all of them after it', async () => {
  const queryClient = new QueryClient();
  const slow = (page: number) =>
    page === 2 && asked.filter((each) => each === 2).length === 1
      ? new Promise<void>((go) => void setTimeout(go, 1000))
      : Promise.resolve();
  const { asked, observer, close } = list(queryClient, slow);
  await vi.advanceTimersByTimeAsync(0);
  const done = keepSeen(api, queryClient, false);
  await vi.advanceTimersByTimeAsync(1500);
  void observer.fetchNextPage();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(asked).toEqual([1, 2, 1, 2]);
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  close();
});
