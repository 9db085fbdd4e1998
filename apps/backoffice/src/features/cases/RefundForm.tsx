import type { StaffCase } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { RefundShares } from '../../shared/order-acts/index.ts';
import { type ChosenLine, type Outcome, useDecision } from './use-decision.ts';

interface RefundFormProps {
  case: StaffCase;
  /** Undefined while something typed is wrong. */
  lines: ChosenLine[] | undefined;
  outcome: Outcome;
  /** What the customer reads of it. */
  text: string;
}

/** Gives goods of a report back as money or as a voucher, or nothing. The server says the sum before anybody presses it. */
export function RefundForm({ case: found, lines, outcome, text }: RefundFormProps) {
  const { preview, decide } = useDecision(found, lines, outcome);
  const refunds = lines !== undefined && lines.length > 0;
  const total = lines?.length === 0 ? 0 : lines && !preview.isPlaceholderData ? preview.data?.total : undefined;
  const problem = decide.error ?? (refunds ? preview.error : null);
  const above = total !== undefined && found.refundLeft !== undefined && total > found.refundLeft;
  const wordsMissing = total === 0 && text.length < 3;
  const send = () => {
    if (!lines || total === undefined) return;
    decide.mutate(
      { lines, text, expectedTotal: total },
      {
        onSuccess: () =>
          toast.success(
            total > 0
              ? `${outcome === 'voucher' ? 'Buono' : 'Rimborso'} di ${euro(total)} deciso.`
              : 'Segnalazione chiusa.',
          ),
      },
    );
  };
  return (
    <>
      {refunds && preview.data ? <RefundShares refund={preview.data} /> : null}
      {above ? (
        <Note kind="warn">
          Da solo puoi rimborsare ancora {euro(found.refundLeft ?? 0)} su questo ordine: chiedi al responsabile.
        </Note>
      ) : null}
      {problem ? (
        <Note kind="err" live>
          {messageOf(problem)}
        </Note>
      ) : null}
      <div className="case-foot">
        <b role="status" className="grow">
          {lines === undefined
            ? 'Controlla le quantità'
            : total === undefined
              ? 'Calcolo il rimborso'
              : total === 0
                ? wordsMissing
                  ? 'Nessun rimborso: scrivi al cliente perché'
                  : 'Nessun rimborso'
                : `${outcome === 'voucher' ? 'Un buono di' : 'Da rimborsare'} ${euro(total)}`}
        </b>
        <Button busy={decide.isPending} disabled={total === undefined || above || wordsMissing} onClick={send}>
          {refunds
            ? `${outcome === 'voucher' ? 'Dai il buono di' : 'Rimborsa'} ${total === undefined ? '' : euro(total)} e chiudi`
            : 'Chiudi senza rimborso'}
        </Button>
      </div>
    </>
  );
}
