import type { StaffCustomer } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCustomerActs } from '../../shared/client-acts/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';

/** Where the customer is signed in. */
export function DevicesPanel({ customer: { userId, devices, may } }: { customer: StaffCustomer }) {
  const acts = useCustomerActs(userId);
  const out = useMutation({
    mutationFn: acts.signOut,
    onSuccess: () => toast.success('Dispositivi scollegati'),
    onError: (error) => toast.error(messageOf(error)),
  });
  const now = new Date();
  return (
    <section className="bx">
      <h2>Dispositivi</h2>
      {devices.length === 0 ? <p className="muted">Non è collegato da nessuna parte.</p> : null}
      <ul className="client-list">
        {devices.map(({ sessionId, device, lastSeenAt }) => (
          <li key={sessionId}>
            <span className="grow">
              {device}
              <small className="muted block">ultima volta {moment(lastSeenAt, now)}</small>
            </span>
          </li>
        ))}
      </ul>
      {may.help && devices.length > 0 ? (
        <Button kind="line" size="sm" busy={out.isPending} onClick={() => out.mutate()}>
          Scollega tutti
        </Button>
      ) : null}
    </section>
  );
}
