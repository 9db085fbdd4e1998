import { Button, ButtonLink, Note } from '@sporta/ui';
import type { ReactNode } from 'react';
import { openDelivery } from '../../shared/delivery/index.ts';
import { useSession } from '../../shared/session/index.ts';
import type { Requirement } from './model/requirements.ts';

/** What is missing to the order, each with its way on. */
export function RequirementNotes({ missing }: { missing: readonly Requirement[] }) {
  const { isInPerson } = useSession();
  return (
    <div id="cosa-manca" tabIndex={-1} className="missing">
      {missing.map((each) => (
        <Note key={each.code} kind={each.code === 'not-available' ? 'err' : 'warn'} action={actionOf(each, isInPerson)}>
          <b>{each.title}</b> {each.body}
        </Note>
      ))}
    </div>
  );
}

function actionOf({ code }: Requirement, isInPerson: boolean): ReactNode {
  switch (code) {
    case 'address-needed':
      return (
        <Button kind="line" size="sm" onClick={() => openDelivery('address')}>
          Scegli l’indirizzo
        </Button>
      );
    case 'slot-needed':
      return (
        <Button kind="line" size="sm" onClick={() => openDelivery('slot')}>
          Scegli l’orario
        </Button>
      );
    case 'minimum-order':
    case 'cart-empty':
      return (
        <ButtonLink kind="line" size="sm" href="/catalog?promo=true">
          Continua la spesa
        </ButtonLink>
      );
    case 'not-available':
    case 'max-quantity':
      return (
        <Button kind="line" size="sm" onClick={showFirstProblem}>
          Vedi quali
        </Button>
      );
    default:
      return isInPerson ? buyerAction(code) : null;
  }
}

/** To where the customer says what the shop asks of who buys; null = it asks something else. */
export function buyerAction(code: string): ReactNode {
  if (code === 'billing-address-needed') {
    return (
      <ButtonLink kind="line" size="sm" href="/profile/billing">
        Aggiungi l’intestatario
      </ButtonLink>
    );
  }
  if (['age-check-failed', 'birth-date-needed', 'profile-not-confirmed'].includes(code)) {
    return (
      <ButtonLink kind="line" size="sm" href="/profile/profile-update">
        Vai ai tuoi dati
      </ButtonLink>
    );
  }
  return null;
}

/** Brings the first line with a problem into view, and the focus to its quantity. */
function showFirstProblem(): void {
  const line = document.querySelector('.cline:has(.line-problem)');
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('.stp .q, .line-problem :is(button, a)')?.focus({ preventScroll: true });
}
