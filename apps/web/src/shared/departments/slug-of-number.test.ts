import { errorStatus, okStatus } from '@sporta/contract';
import { expect, it } from 'vitest';
import { createServerApi } from '../../lib/api.ts';
import { slugOfNumber } from './index.ts';

const asked: string[] = [];
const api = createServerApi(async (address) => {
  const { searchParams } = new URL(String(address), 'http://shop.example');
  const id = searchParams.get('categoryId') ?? '';
  asked.push(id);
  const answer =
    id === '4'
      ? { response: okStatus(), data: { category: { categoryId: 4, name: 'Mele', slug: 'frutta/mele' } } }
      : { response: errorStatus([{ code: 'category-not-found', error: 'Questo reparto non c’è' }]), data: {} };
  return new Response(JSON.stringify({ user: { userId: 0 }, ...answer }));
});

it.each([
  ['?categoryId=4', 'frutta/mele'],
  ['?a=b&categoryId=4', 'frutta/mele'],
  ['?categoryId=99', undefined],
])('an address with %s is that of %s', async (search, slug) => {
  expect(await slugOfNumber(api, 'w0d0t0', search)).toBe(slug);
});

it.each(['', '?categoryId=', '?categoryId=mele', '?categoryId=-4', '?categoryId=99999999999'])(
  '%s names none, and nothing is asked',
  async (search) => {
    asked.length = 0;
    expect(await slugOfNumber(api, 'w0d0t0', search)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);
