// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import type { AppPush } from '../../shared/app-push/index.ts';
import { setSession } from '../../shared/session/index.ts';
import { pageOfPush } from './model/push-link.ts';
import type { Native } from './native.ts';
import { usePush } from './use-push.ts';
import { createWebNative } from './web-native.ts';

afterEach(cleanup);

function createPhone(token: string | undefined = 'nuovo', permission: 'granted' | 'denied' | 'ask' = 'granted') {
  const done: string[] = [];
  const say = { opened: (_path: string) => {}, resume: () => {} };
  const push: AppPush = {
    service: 'fcm',
    permission: async () => permission,
    ask: async () => true,
    token: async () => {
      done.push('token');
      return token;
    },
    onOpened: (open) => {
      say.opened = open;
      return () => {};
    },
    forget: () => done.push('forget'),
  };
  const onResume = (back: () => void) => {
    say.resume = back;
    return () => {};
  };
  return { native: { ...createWebNative(), platform: 'android' as const, push, onResume }, done, say };
}

const settings = (...tokens: string[]): TestAnswer => ({
  data: { apps: ['fcm'], devices: tokens.map((endpoint) => ({ endpoint })), kinds: [], publicKey: '' },
});

function Part({ native }: { native: Native }) {
  usePush(native);
  return null;
}

async function start(phone: ReturnType<typeof createPhone>, answer = settings('vecchio')) {
  const shop = await renderInShop(<Part native={phone.native} />, ({ path }) =>
    path === 'notification/detail' ? answer : { data: {} },
  );
  const renewed = () => shop.asked.filter(({ path }) => path === 'notification/renew-app').map(({ input }) => input);
  return { ...shop, renewed };
}

describe('a token that the system changed while the app slept', () => {
  it('is told to the shop at the start, and when the app comes back', async () => {
    const phone = createPhone();
    const { queryClient, renewed } = await start(phone);
    act(() => setSession(queryClient, { userId: 3 }));
    await waitFor(() => expect(renewed()).toEqual([{ service: 'fcm', token: 'nuovo' }]));
    phone.say.resume();
    await waitFor(() => expect(renewed()).toHaveLength(2));
  });

  it.each([
    ['the same as before', createPhone('vecchio'), settings('vecchio'), ['token']],
    ['of a customer without a yes', createPhone(), settings(), []],
    ['of an owner who says no', createPhone('nuovo', 'denied'), settings('vecchio'), []],
    ['of an owner who was not asked', createPhone('nuovo', 'ask'), settings('vecchio'), []],
    ['of a shop that sends nothing to phones', createPhone(), { data: { apps: [], devices: [{ endpoint: 'x' }] } }, []],
    ['that does not come', createPhone(''), settings('vecchio'), ['token']],
  ])('%s is not', async (_name, phone, answer, done) => {
    const { queryClient, renewed } = await start(phone, answer);
    act(() => setSession(queryClient, { userId: 3 }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(renewed()).toEqual([]);
    expect(phone.done).toEqual(done);
  });
});

describe('one phone with two accounts', () => {
  it('forgets what was shown to the first when they leave, and when another takes their place', async () => {
    const phone = createPhone();
    const { queryClient } = await start(phone, settings());
    expect(phone.done).toEqual([]);
    // the page hears of each by itself
    const become = (userId: number) =>
      act(async () => {
        setSession(queryClient, userId ? { userId } : undefined);
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
    await become(3);
    expect(phone.done).toEqual([]);
    await become(0);
    expect(phone.done).toEqual(['forget']);
    await become(4);
    expect(phone.done).toEqual(['forget']);
    await become(5);
    expect(phone.done).toEqual(['forget', 'forget']);
  });
});

describe('a message that is opened', () => {
  it('shows its page, of this shop only', async () => {
    const phone = createPhone();
    const { router } = await start(phone);
    const navigate = vi.spyOn(router, 'navigate');
    act(() => phone.say.opened('//evil.example/x'));
    act(() => phone.say.opened('/altra?da=avviso'));
    await waitFor(() => expect(router.state.location.href).toBe('/altra?da=avviso'));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/profile/orders/7', '/profile/orders/7'],
    ['/product/caffè-n°1?q=a&b#c', '/product/caff%C3%A8-n%C2%B01?q=a&b#c'],
    ['/a b"<script>', '/a%20b%22%3Cscript%3E'],
    ['/../../x', '/x'],
    ['//evil.example/x', undefined],
    ['/\\evil.example/x', undefined],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s leads to %s', (path, page) => {
    expect(pageOfPush(path, 'https://spesa.example')).toBe(page);
  });
});
