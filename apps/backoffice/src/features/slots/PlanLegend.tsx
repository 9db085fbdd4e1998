import type { SlotView } from './slots-search.ts';

const meaning: Record<SlotView, string> = {
  capacity: 'prenotati / capacità, prezzo in €',
  work: 'unità di lavoro prese / possibili',
  crates: 'casse prese / che stanno nei furgoni',
  forecast: 'ordini previsti / capacità',
};

export function PlanLegend({ view }: { view: SlotView }) {
  return (
    <p className="plan-legend">
      <span className="low">meno del 40%</span>
      <span className="regular">regolare</span>
      <span className="hot">oltre 85%</span>
      <span className="full">piena</span>
      <span className="grow" />
      {meaning[view]}
    </p>
  );
}
