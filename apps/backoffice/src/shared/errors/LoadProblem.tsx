import { isApiError } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { ArrowsClockwiseBold } from '@sporta/ui/icons/ArrowsClockwiseBold.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { useState } from 'react';
import type { OlderAnswer } from '../offline/index.ts';
import { hourOf } from './hour-of.ts';
import './errors.css';

interface LoadProblemProps {
  /** null without a network: nothing was even asked. */
  error: unknown;
  /** "gli ordini" */
  what: string;
  onRetry: () => void;
  /** Name of the page, where the failure is all there is of it: it is its heading then, and the tab says where one is. */
  page?: string | undefined;
  /** What was read before and is on this device. */
  older?: OlderAnswer | undefined;
}

/** A page that could not be read: what happened, what is safe, an older copy where there is one, and the way on. */
export function LoadProblem({ error, what, onRetry, page, older }: LoadProblemProps) {
  // the first failure that is looked at: another try that fails does not begin it anew
  const [since] = useState(() => hourOf(Date.now()));
  const inWords = isApiError(error) && ['refused', 'forbidden', 'notFound', 'invalid'].includes(error.kind);
  const errorId = isApiError(error) ? error.errorId : undefined;
  return (
    <section className="bx">
      {page ? <title>{`${page} | Banco`}</title> : null}
      <EmptyState
        icon={WarningCircleFill}
        heading={page ? 'h1' : 'h2'}
        tone="err"
        title={`Non riusciamo a leggere ${what}`}
        body={inWords ? error.message : `${happened(error)} dalle ${since}. Quello che hai già salvato è al sicuro.`}
        actions={
          <>
            {older ? (
              <Button kind="line" onClick={older.show}>
                Mostra {demonstrative(what)} delle {hourOf(older.at)}
              </Button>
            ) : null}
            <Button onClick={onRetry}>
              <ArrowsClockwiseBold />
              Riprova
            </Button>
          </>
        }
      />
      {errorId ? <p className="error-id">Codice da dire all’assistenza: {errorId}</p> : null}
    </section>
  );
}

function happened(error: unknown): string {
  if (!error) return 'Manca la rete';
  return isApiError(error) && error.kind === 'server' ? 'Il server ha un guasto' : 'Il server non risponde';
}

/** "gli ordini" → "quelli", "la giornata" → "quella", "il lavoro" and "l’ordine" → "quello". */
function demonstrative(what: string): string {
  if (/^(gli|i) /.test(what)) return 'quelli';
  if (what.startsWith('le ')) return 'quelle';
  return what.startsWith('la ') ? 'quella' : 'quello';
}
