import type { MealTicketType } from '@sporta/contract';
import { PaymentMark } from '@sporta/ui';
import { issuerState } from './issuer-texts.ts';

export interface LinkProps {
  type: MealTicketType;
  onClose: () => void;
  onLinked: () => void;
}

/** "Edenred" of "Edenred Ticket Restaurant": the issuer, not its product. */
export function shortName({ name }: MealTicketType): string {
  return name.split(' ')[0] ?? name;
}

/** The issuer's mark and "Collega Pellegrini". */
export function LinkTitle({ type }: { type: MealTicketType }) {
  return (
    <span className="link-title">
      <PaymentMark scheme={type.provider} large />
      {issuerState(type) === 'broken' ? 'Ricollega' : 'Collega'} {shortName(type)}
    </span>
  );
}
