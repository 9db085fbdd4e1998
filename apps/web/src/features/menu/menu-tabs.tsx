import type { KeyboardEvent } from 'react';

export type MenuTab = 'products' | 'info';

interface MenuTabsProps {
  labels: Record<MenuTab, string>;
  value: MenuTab;
  onChange: (tab: MenuTab) => void;
  block?: boolean;
}

const TABS: readonly MenuTab[] = ['products', 'info'];

export function panelId(tab: MenuTab): string {
  return `menu-${tab}`;
}

/** The two tabs of the menu. They are in its header, away from their panel, so each names it. */
export function MenuTabs({ labels, value, onChange, block }: MenuTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const other = value === 'products' ? 'info' : 'products';
    onChange(other);
    event.currentTarget.querySelector<HTMLElement>(`#${panelId(other)}-tab`)?.focus();
  };
  return (
    <div className={block ? 'seg stretch' : 'seg'} role="tablist" aria-label="Menu" tabIndex={-1} onKeyDown={move}>
      {TABS.map((tab) => (
        <button
          key={tab}
          id={`${panelId(tab)}-tab`}
          type="button"
          role="tab"
          aria-selected={tab === value}
          aria-controls={tab === value ? panelId(tab) : undefined}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}
