import { ApiError } from '@sporta/contract';
import { expect, test } from 'vitest';
import { isNoStoreYet } from './NoStoreYet.tsx';

const refused = (code: string) =>
  new ApiError('refused', { status: 200, errors: [{ code, error: 'Non abbiamo trovato questa sede' }] });

test('a shop has no store yet when none in particular was asked for and none was found', () => {
  expect(isNoStoreYet(refused('store-not-found'), undefined)).toBe(true);
  expect(isNoStoreYet(refused('store-not-found'), 7)).toBe(false);
  expect(isNoStoreYet(refused('forbidden'), undefined)).toBe(false);
  expect(isNoStoreYet(new Error('no network'), undefined)).toBe(false);
});
