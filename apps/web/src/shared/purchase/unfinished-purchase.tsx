import { Button } from '@sporta/ui';
import { FormProblem } from '../forms/index.ts';
import { type UnfinishedCalls, useUnfinished } from './use-unfinished.ts';

interface UnfinishedPurchaseProps {
  /** "Il regalo non è ancora pagato" */
  title: string;
  calls: UnfinishedCalls;
}

/** The customer left the provider's page: nothing is lost, and nothing is paid yet. */
export function UnfinishedPurchase({ title, calls }: UnfinishedPurchaseProps) {
  const { resume, abandon } = useUnfinished(calls);
  const leaving = resume.isPending || resume.isSuccess;
  return (
    <div className="pay-outcome pending">
      <h1>{title}</h1>
      <p className="muted">
        Il pagamento è rimasto a metà: puoi finirlo adesso. Se hai già confermato, questa pagina va avanti da sola.
      </p>
      <FormProblem
        error={resume.error ?? abandon.error}
        shownInFields={false}
        fallback="Non ci siamo riusciti: riprova tra un momento."
      />
      <div className="unfinished-acts">
        <Button size="lg" busy={leaving} disabled={abandon.isPending} onClick={() => resume.mutate()}>
          Vai al pagamento
        </Button>
        <Button kind="line" busy={abandon.isPending} disabled={leaving} onClick={() => abandon.mutate()}>
          Annulla il pagamento
        </Button>
      </div>
    </div>
  );
}
