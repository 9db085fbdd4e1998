import type { StaffCustomerTab } from '@sporta/contract';
import { listCount } from '../../shared/figures/index.ts';

const names: readonly [StaffCustomerTab, string][] = [
  ['all', 'Tutti'],
  ['private', 'Privati'],
  ['company', 'Aziende'],
  ['to-verify', 'Da verificare'],
  ['blocked', 'Bloccati'],
];

interface CustomerTabsProps {
  current: StaffCustomerTab;
  counts: Partial<Record<StaffCustomerTab, number>> | undefined;
  onChange: (tab: StaffCustomerTab) => void;
}

/** The list by kind and by what needs somebody, each with its number under the same search. */
export function CustomerTabs({ current, counts, onChange }: CustomerTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form.
    <div className="seg scroll" role="group" aria-label="Quali clienti">
      {names.map(([tab, name]) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => onChange(tab)}>
          {name} <span className="num">{counts?.[tab] === undefined ? null : listCount(counts[tab])}</span>
        </button>
      ))}
    </div>
  );
}
