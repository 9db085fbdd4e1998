import { isApiError } from '@sporta/contract';
import { Button, EmptyState } from '@sporta/ui';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';

interface LoadProblemProps {
  error: unknown;
  /** "i tuoi buoni" */
  what: string;
  onRetry: () => void;
}

/** Part of a page that could not be read. The rest of the profile works, and one press tries again. */
export function LoadProblem({ error, what, onRetry }: LoadProblemProps) {
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
