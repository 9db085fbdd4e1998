import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { StorefrontDuotone } from '@sporta/ui/icons/StorefrontDuotone.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMe } from '../../shared/staff/index.ts';
import { type Room, roomsOf } from './rooms.ts';

/** Somebody whose roles open none of the rooms there are. */
export function NoRoom() {
  const { firstName, roleLabels } = useMe();
  return (
    <section className="bx">
      <title>Banco</title>
      <EmptyState
        heading="h1"
        icon={StorefrontDuotone}
        title={`Ciao, ${firstName}`}
        body={
          roleLabels.length > 0
            ? `Il ruolo ${roleLabels.join(', ')} non apre stanze del Banco su questo computer. Per vederne altre parla con la Direzione.`
            : 'Non hai ancora un ruolo. Lo assegna la Direzione.'
        }
        actions={<ButtonLink href="/">Vai al negozio</ButtonLink>}
      />
    </section>
  );
}

/** Goes on to a room, without a step of its own in the history. */
export function FirstRoom({ room: { path } }: { room: Room }) {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ href: `/banco${path}`, replace: true });
  }, [router, path]);
  return null;
}

/** A page that the work of this person does not open, reached by a link or an address: it says so, and where to go on. */
export function ClosedRoom({ name }: Pick<Room, 'name'>) {
  const me = useMe();
  const [first] = roomsOf(me);
  return (
    <section className="bx">
      <title>{`${name} | Banco`}</title>
      <EmptyState
        heading="h1"
        icon={StorefrontDuotone}
        title={`${name}: non è tra le tue stanze`}
        body={`Il ruolo ${me.roleLabels.join(', ')} non la apre. Se ti serve, chiedi alla Direzione.`}
        actions={
          first ? (
            <ButtonLink href={`/banco${first.path}`}>Vai a {first.name}</ButtonLink>
          ) : (
            <ButtonLink href="/">Vai al negozio</ButtonLink>
          )
        }
      />
    </section>
  );
}
