import type { StaffCase } from '@sporta/contract';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { useState } from 'react';
import { CaseLine } from './CaseLine.tsx';
import { chosenLines, everything, type Typed } from './decision-lines.ts';
import { RedeliveryForm } from './RedeliveryForm.tsx';
import { RefundForm } from './RefundForm.tsx';
import type { Outcome } from './use-decision.ts';

const outcomes: { value: Outcome | 'redelivery'; label: string }[] = [
  { value: 'refund', label: 'Rimborso' },
  { value: 'voucher', label: 'Buono' },
  { value: 'redelivery', label: 'Riconsegna' },
];

/** How a report ends: what of it is given back, as what, and what the customer reads. */
export function DecisionPanel({ case: found }: { case: StaffCase }) {
  const [typed, setTyped] = useState<Typed>(() => everything(found.caseLines));
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | 'redelivery'>(
    found.wish === 'voucher' && !found.voucherProblem ? 'voucher' : 'refund',
  );
  const lines = chosenLines(found.caseLines, typed);
  const gives = lines === undefined || lines.length > 0;
  const setLine = (orderLineId: number, value: string | undefined) => {
    const { [orderLineId]: _before, ...others } = typed;
    setTyped(value === undefined ? others : { ...others, [orderLineId]: value });
  };
  return (
    <section className="bx" aria-label="Decisione">
      <h2>Prodotti segnalati</h2>
      <ul className="case-lines">
        {found.caseLines.map((line) => (
          <CaseLine
            key={line.orderLineId}
            line={line}
            choice={{
              text: typed[line.orderLineId],
              onChange: (value) => setLine(line.orderLineId, value),
            }}
          />
        ))}
      </ul>
      <div className="stack gap">
        {gives ? (
          <Segmented
            label="Come lo ridai"
            options={found.voucherProblem ? outcomes.filter(({ value }) => value !== 'voucher') : outcomes}
            value={outcome}
            onChange={setOutcome}
          />
        ) : null}
        {gives && found.voucherProblem ? <p className="muted small">{found.voucherProblem}</p> : null}
        <TextArea
          label={gives ? 'Due parole per il cliente' : 'Perché non c’è un rimborso'}
          hint="Le legge nell’e-mail di risposta e nella pagina dell’ordine"
          maxLength={2000}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {gives && outcome === 'redelivery' ? (
          <RedeliveryForm case={found} lines={lines} text={text.trim()} />
        ) : (
          <RefundForm
            case={found}
            lines={lines}
            outcome={outcome === 'redelivery' ? 'refund' : outcome}
            text={text.trim()}
          />
        )}
      </div>
    </section>
  );
}
