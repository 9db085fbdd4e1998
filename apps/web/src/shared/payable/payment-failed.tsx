import { EmptyState, RowsSkeleton } from '@sporta/ui';
import { CreditCardDuotone } from '@sporta/ui/icons/CreditCardDuotone.ts';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

interface PaymentFailedProps {
  /** Nobody knows yet how it went. */
  asking: boolean;
  /** The page of a payment that has not failed, where this one turns out to be such. */
  instead: string | undefined;
  /** What happened, and what is safe. */
  body: string;
  actions: ReactNode;
}

/** The payment did not go through, once the bank has said so: its word may come after its page sent the customer back. */
export function PaymentFailed({ asking, instead, body, actions }: PaymentFailedProps) {
  const router = useRouter();
  useEffect(() => {
    if (instead) void router.navigate({ href: instead, replace: true });
  }, [instead, router]);
  if (asking || instead) return <RowsSkeleton count={3} label="Chiediamo alla banca com’è andata" />;
  return (
    <div className="pay-outcome">
      <EmptyState
        tone="err"
        heading="h1"
        icon={CreditCardDuotone}
        title="Il pagamento non è andato a buon fine"
        body={body}
        actions={actions}
      />
    </div>
  );
}
