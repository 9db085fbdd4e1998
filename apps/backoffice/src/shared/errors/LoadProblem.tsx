import { isApiError } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { ArrowsClockwiseBold } from '@sporta/ui/icons/ArrowsClockwiseBold.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { useState } from 'react';

const hour = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });

interface LoadProblemProps {
  error: unknown;
  /** "gli ordini" */
  what: string;
  onRetry: () => void;
}

/** A page that could not be read: what happened, what is safe, and the way on. */
export function LoadProblem({ error, what, onRetry }: LoadProblemProps) {
  // the first failure that is looked at: another try that fails does not begin it anew
  const [since] = useState(() => hour.format(Date.now()));
  const inWords = isApiError(error) && ['refused', 'forbidden', 'notFound', 'invalid'].includes(error.kind);
  return (
    <section className="bx">
      <EmptyState
        icon={WarningCircleFill}
        tone="err"
        title={`Non riusciamo a leggere ${what}`}
        body={
          inWords ? error.message : `Il server non risponde dalle ${since}. Quello che hai già salvato è al sicuro.`
        }
        actions={
          <Button onClick={onRetry}>
            <ArrowsClockwiseBold />
            Riprova
          </Button>
        }
      />
    </section>
  );
}
