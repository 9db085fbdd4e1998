import { ApiError, type ApiErrorKind } from '@sporta/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { knownSession, requireLogin, setSession } from '../session/index.ts';
import { onSessionExpired } from './session-expired.ts';

const failure = (kind: ApiErrorKind) => new ApiError(kind, { status: kind === 'loginNeeded' ? 419 : 500, errors: [] });

function visit(pathname: string, userId: number) {
  const queryClient = new QueryClient();
  setSession(queryClient, { userId });
  queryClient.setQueryData(['cart'], { cartId: 1 });
  const navigate = vi.fn();
  return { queryClient, navigate, router: { state: { location: { href: `${pathname}?a=1`, pathname } }, navigate } };
}

describe('HTTP 419 (specification, sections 4 and 8)', () => {
  it('forgets who was there, and has them log in and come back', () => {
    const { queryClient, navigate, router } = visit('/checkout', 3);
    onSessionExpired(failure('loginNeeded'), queryClient, router);
    expect(knownSession(queryClient).userId).toBe(0);
    expect(queryClient.getQueryData(['cart'])).toBeUndefined();
    expect(navigate.mock.calls).toEqual([[{ to: '/login', search: { redirect: '/checkout?a=1' } }]]);
  });

  it.each<ApiErrorKind>(['refused', 'network', 'server', 'forbidden'])('is not what %s means', (kind) => {
    const { queryClient, navigate, router } = visit('/checkout', 3);
    onSessionExpired(failure(kind), queryClient, router);
    expect(knownSession(queryClient).userId).toBe(3);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads nowhere from the login itself', () => {
    const { queryClient, navigate, router } = visit('/login', 0);
    onSessionExpired(failure('loginNeeded'), queryClient, router);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a page behind a login (specification, section 2)', () => {
  const enter = async (userId: number) => {
    const queryClient = new QueryClient();
    setSession(queryClient, { userId });
    return requireLogin({ context: { queryClient } as never, location: { href: '/profile/orders/7' } });
  };

  it('sends visitors to the login, which knows where they wanted to go', async () => {
    const redirect = await enter(0).catch((thrown) => thrown);
    expect(redirect.options).toMatchObject({ to: '/login', search: { redirect: '/profile/orders/7' } });
  });

  it('lets customers in', async () => {
    await expect(enter(3)).resolves.toBeUndefined();
  });
});
