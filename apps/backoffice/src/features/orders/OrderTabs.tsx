import type { StaffOrderTab } from '@sporta/contract';
import { listCount } from '../../shared/figures/index.ts';
import { orderTabNames } from '../../shared/orders/index.ts';

/** Shown while they hold something, or while they are open. */
const rare: readonly StaffOrderTab[] = ['cancelled', 'unpaid'];

interface OrderTabsProps {
  current: StaffOrderTab;
  counts: Partial<Record<StaffOrderTab, number>> | undefined;
  onChange: (tab: StaffOrderTab) => void;
}

/** The list by what orders still need, each with its number under the same filters. */
export function OrderTabs({ current, counts, onChange }: OrderTabsProps) {
  const shown = orderTabNames.filter(([tab]) => !rare.includes(tab) || tab === current || (counts?.[tab] ?? 0) > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form.
    <div className="seg scroll" role="group" aria-label="Stato degli ordini">
      {shown.map(([tab, name]) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => onChange(tab)}>
          {name} <span className="num">{counts ? listCount(counts[tab]) : null}</span>
        </button>
      ))}
    </div>
  );
}
