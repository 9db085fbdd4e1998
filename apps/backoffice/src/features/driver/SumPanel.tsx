import type { DriverStop } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { SummaryList } from '@sporta/ui/components/layout/SummaryList.tsx';
import { Price } from '@sporta/ui/components/price/Price.tsx';
import { euro } from '../../shared/figures/index.ts';

/** What the goods cost and what goes back. Nothing is paid at the door. */
export function SumPanel({ stop: { total, refusedTotal, finalTotal } }: { stop: DriverStop }) {
  return (
    <section className="dv-sec" aria-label="Totale">
      <SummaryList
        lines={[
          { label: 'Spesa preparata', value: euro(total) },
          ...(refusedTotal > 0 ? [{ label: 'Rifiutato', value: `−${euro(refusedTotal)}` }] : []),
          { label: 'TOTALE', value: <Price cents={euroToCents(finalTotal)} />, tone: 'total' as const },
        ]}
      />
      <p className="muted above-s">Già pagato. Non si incassa nulla alla porta.</p>
    </section>
  );
}
