import { Button } from '@sporta/ui';
import { FormProblem } from '../../shared/forms/index.ts';
import { useUnfinishedGift } from './model/use-unfinished-gift.ts';

/** The customer left the provider's page: nothing is lost, and nothing is paid yet. */
export function UnfinishedGift({ orderId }: { orderId: number }) {
  const { resume, abandon } = useUnfinishedGift(orderId);
  const leaving = resume.isPending || resume.isSuccess;
  return (
    <div className="pay-outcome pending">
      <h1>Il regalo non è ancora pagato</h1>
      <p className="muted">
        Il pagamento è rimasto a metà: puoi finirlo adesso. Se hai già confermato, questa pagina va avanti da sola.
      </p>
      <FormProblem
        error={resume.error ?? abandon.error}
        shownInFields={false}
        fallback="Non ci siamo riusciti: riprova tra un momento."
      />
      <div className="gift-pay-acts">
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
