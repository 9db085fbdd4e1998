import { type EinvoiceState, einvoiceStates } from '@sporta/contract/staff-invoice-words.ts';
import { listCount } from '../../shared/figures/index.ts';

/** In the plural, as the list names them. */
const names: Record<EinvoiceState, string> = {
  faulty: 'Da correggere',
  refused: 'Scartate',
  'to-send': 'Da inviare',
  sent: 'Inviate',
  'left-for-collection': 'Mancata consegna',
  delivered: 'Consegnate',
};

/** What waits for a person comes first. */
const order: readonly EinvoiceState[] = ['faulty', 'refused', 'to-send', 'sent', 'left-for-collection', 'delivered'];

interface InvoiceTabsProps {
  current: EinvoiceState | undefined;
  counts: Partial<Record<'all' | EinvoiceState, number>> | undefined;
  onChange: (state: EinvoiceState | undefined) => void;
}

/** The list by where documents are, each with its number under the same filters. */
export function InvoiceTabs({ current, counts, onChange }: InvoiceTabsProps) {
  const tabs = [undefined, ...order.filter((state) => einvoiceStates.includes(state))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form.
    <div className="seg scroll" role="group" aria-label="Stato delle fatture">
      {tabs.map((state) => (
        <button key={state ?? 'all'} type="button" aria-pressed={state === current} onClick={() => onChange(state)}>
          {state ? names[state] : 'Tutte'}{' '}
          <span className="num">{counts ? listCount(counts[state ?? 'all']) : null}</span>
        </button>
      ))}
    </div>
  );
}
