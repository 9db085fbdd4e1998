import { isApiError } from '@sporta/contract';
import { Button, EmptyState } from '@sporta/ui';
import { LockDuotone } from '@sporta/ui/icons/LockDuotone.ts';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';

interface LoadProblemProps {
  error: unknown;
  /** "i tuoi buoni" */
  what: string;
  onRetry: () => void;
}

/** Part of a page that could not be read. The rest of the profile works, and one press tries again; not where it is for others alone. */
export function LoadProblem({ error, what, onRetry }: LoadProblemProps) {
  if (isApiError(error) && error.kind === 'forbidden') {
    return <EmptyState icon={LockDuotone} tone="warn" title={`Qui non puoi vedere ${what}`} body={error.message} />;
  }
  const reason = isApiError(error) && error.kind === 'refused' ? error.message : undefined;
  return (
    <EmptyState
      icon={WifiSlashDuotone}
      tone="warn"
      title={`Non riusciamo a mostrarti ${what}`}
      body={reason ?? 'Non è colpa tua e non hai perso nulla. Riprova fra poco.'}
      actions={
        <Button kind="line" onClick={onRetry}>
          Riprova
        </Button>
      }
    />
  );
}
