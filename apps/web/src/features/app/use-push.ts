import { endpoints } from '@sporta/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { type AppPush, registerAppPush } from '../../shared/app-push/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { pageOfPush } from './model/push-link.ts';
import { whenAlive } from './model/when-alive.ts';
import type { Native } from './native.ts';

/** Messages to the app: opened where they lead, renewed when the system gives another token, gone when their customer leaves. */
export function usePush(native: Native): void {
  const api = useApi();
  const router = useRouter();
  const { userId } = useSession().user;
  const { push } = native;
  useEffect(() => registerAppPush(push), [push]);

  useEffect(
    () =>
      push?.onOpened((path) => {
        const href = pageOfPush(path, window.location.origin);
        if (href) void whenAlive().then(() => router.navigate({ href }));
      }),
    [push, router],
  );

  const before = useRef(0);
  useEffect(() => {
    if (before.current !== 0 && before.current !== userId) push?.forget();
    before.current = userId;
  }, [push, userId]);

  useEffect(() => {
    if (!push || userId === 0) return;
    // what cannot be renewed now is at the next start, or when the app comes back
    const look = () => void renew(api, push).catch(() => undefined);
    look();
    return native.onResume(look);
  }, [api, native, push, userId]);
}

/** While the app slept the system may have given it another token. Nothing is told to anybody without a yes that was given here. */
async function renew(api: Api, push: AppPush): Promise<void> {
  if ((await push.permission()) !== 'granted') return;
  const { apps, devices } = (await api.call(endpoints.notifications.detail, {})).data;
  if (!apps.includes(push.service) || devices.length === 0) return;
  const token = await push.token();
  if (!token || devices.some(({ endpoint }) => endpoint === token)) return;
  await api.call(endpoints.notifications.renewApp, { service: push.service, token });
}
