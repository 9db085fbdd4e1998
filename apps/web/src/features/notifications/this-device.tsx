import type { NoticeSettings } from '@sporta/contract';
import { Button, Note } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { shopName } from '../../lib/shop-name.ts';
import { appPush } from '../../shared/app-push/index.ts';
import { needsHomeScreen, thisDevice } from '../../shared/install/index.ts';
import { subscribe, subscribeApp, unsubscribe } from './api/settings.ts';
import { HomeScreenNote } from './home-screen-note.tsx';
import { openAppDevice, readAppDevice } from './model/app-device.ts';
import { closeDevice, openDevice, readDevice } from './model/browser-device.ts';
import { useSettings } from './use-settings.ts';

/** Whether this browser, or the app on this phone, may be told, and the way to change it. */
export function ThisDevice({ settings }: { settings: NoticeSettings }) {
  const registered = settings.devices.map(({ endpoint }) => endpoint);
  const { data: device, refetch } = useQuery({
    queryKey: ['this-device', ...registered],
    queryFn: async () => {
      const app = await appPush();
      return app ? readAppDevice(app, settings) : readDevice(registered);
    },
    staleTime: 0,
  });
  const turnOn = useSettings(async (api) => {
    const app = await appPush();
    if (app) {
      const device = await openAppDevice(app);
      if (device) return subscribeApp(api, device);
    } else {
      const address = await openDevice(settings.publicKey);
      if (address) return subscribe(api, address);
    }
    await refetch();
    return undefined;
  }, 'Le notifiche arrivano anche qui');
  const turnOff = useSettings(async (api, endpoint: string) => {
    const left = await unsubscribe(api, endpoint);
    const app = await appPush();
    if (app) app.forget();
    else await closeDevice();
    return left;
  }, 'Qui non arrivano più notifiche');

  if (device?.kind === 'unable' && needsHomeScreen(thisDevice())) return <HomeScreenNote />;
  if (!device || device.kind === 'unable') {
    return (
      <Note kind="n">{device ? 'Qui non possono arrivare notifiche del negozio.' : 'Guardo questo dispositivo…'}</Note>
    );
  }
  if (device.kind === 'forbidden') {
    return (
      <Note kind="warn">
        <b>Hai bloccato le notifiche di {shopName()} su questo dispositivo.</b>{' '}
        {device.by === 'phone'
          ? 'Riattivale dalle impostazioni del telefono, poi torna qui.'
          : 'Riattivale dalle impostazioni del browser, poi torna qui.'}
      </Note>
    );
  }
  return device.kind === 'on' ? (
    <div className="notices-device">
      <p>Le notifiche arrivano su questo dispositivo finché resti collegato.</p>
      <Button kind="line" busy={turnOff.isPending} onClick={() => turnOff.mutate(device.endpoint)}>
        Disattiva qui
      </Button>
    </div>
  ) : (
    <div className="notices-device">
      <p>Su questo dispositivo non arriva ancora niente. Scegli sotto di che cosa vuoi sapere.</p>
      <Button busy={turnOn.isPending} onClick={() => turnOn.mutate(undefined as never)}>
        Attiva qui
      </Button>
    </div>
  );
}
