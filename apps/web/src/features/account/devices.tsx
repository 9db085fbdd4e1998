import type { SignedInDevice } from '@sporta/contract';
import { Button, ConfirmProvider, RowsSkeleton, Tag, toast, useConfirm } from '@sporta/ui';
import { Desktop } from '@sporta/ui/icons/Desktop.ts';
import { DeviceMobile } from '@sporta/ui/icons/DeviceMobile.ts';
import { DeviceTablet } from '@sporta/ui/icons/DeviceTablet.ts';
import { Question } from '@sporta/ui/icons/Question.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { focusHeading } from '../../lib/focus.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { devicesKey, devicesQuery, signOutDevice, signOutOthers } from './api/devices.ts';
import { lastUse, signedInSince } from './model/device-words.ts';

const icons = { phone: DeviceMobile, tablet: DeviceTablet, computer: Desktop, unknown: Question };

/** Where the customer is signed in: a device that was lost or lent is signed out from here. */
export function Devices() {
  return (
    <ConfirmProvider>
      <section className="panel narrow stack-form">
        <h2 id="devices">Dispositivi collegati</h2>
        <DeviceList />
      </section>
    </ConfirmProvider>
  );
}

function DeviceList() {
  const api = useApi();
  const confirm = useConfirm();
  const { data: devices, error, refetch } = useQuery(devicesQuery(api));
  const others = useSignOut(() => signOutOthers(api), 'Sugli altri dispositivi serve accedere di nuovo');
  if (error) return <LoadProblem error={error} what="i dispositivi" onRetry={() => void refetch()} />;
  if (!devices) return <RowsSkeleton count={2} label="Carico i dispositivi" />;
  const ask = async () => {
    const yes = await confirm({
      title: 'Uscire da tutti gli altri dispositivi?',
      body: 'Qui resti collegato. Sugli altri servirà la password.',
    });
    if (yes) others.mutate();
  };
  return (
    <>
      <ul className="devices">
        {devices.map((device) => (
          <Device key={device.sessionId} device={device} />
        ))}
      </ul>
      {devices.some((device) => !device.current) ? (
        <div className="form-actions end">
          <Button kind="danger-line" busy={others.isPending} onClick={() => void ask()}>
            Esci da tutti gli altri
          </Button>
        </div>
      ) : (
        <p className="muted small">Sei collegato solo da qui.</p>
      )}
    </>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const api = useApi();
  const signOut = useSignOut(() => signOutDevice(api, device.sessionId), `${device.device}: collegamento chiuso`);
  const Glyph = icons[device.deviceKind];
  return (
    <li>
      <Glyph />
      <div className="grow">
        <b>{device.device}</b> {device.current ? <Tag tone="green">Questo dispositivo</Tag> : null}
        <p className="muted small">
          {device.current ? signedInSince(device) : `${lastUse(device, shopNow())}. ${signedInSince(device)}`}
        </p>
      </div>
      {device.current ? null : (
        <Button kind="line" size="sm" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          Esci<span className="sr"> da {device.device}</span>
        </Button>
      )}
    </li>
  );
}

function useSignOut(act: () => Promise<SignedInDevice[]>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (devices) => {
      queryClient.setQueryData(devicesKey, devices);
      focusHeading('#devices');
      toast.success(done);
    },
    onError: (error) => {
      // It may have ended by itself meanwhile.
      void queryClient.invalidateQueries({ queryKey: devicesKey });
      toast.error(messageOf(error, 'Il dispositivo è ancora collegato: riprova.'));
    },
  });
}
