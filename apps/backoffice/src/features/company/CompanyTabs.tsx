import { useEffect, useRef } from 'react';
import { type CompanyTab, companyTabs } from './company-search.ts';

const names: Record<CompanyTab, string> = {
  orders: 'Ordini',
  'due-dates': 'Scadenze',
  addresses: 'Indirizzi',
  people: 'Utenti',
  log: 'Registro',
};

interface CompanyTabsProps {
  current: CompanyTab | undefined;
  counts: Partial<Record<CompanyTab, number>>;
  onChange: (tab: CompanyTab | undefined) => void;
}

/** The overview of a company, and what is looked at by itself. */
export function CompanyTabs({ current, counts, onChange }: CompanyTabsProps) {
  const parts = useRef<HTMLDivElement>(null);
  // on a phone the row is wider than the screen: the tab of an address that was opened comes into sight
  useEffect(() => {
    const pressed = parts.current?.children[current ? companyTabs.indexOf(current) + 1 : 0];
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose what is shown, no form.
    <div ref={parts} className="seg scroll client-tabs" role="group" aria-label="Parti della scheda">
      {[undefined, ...companyTabs].map((tab) => (
        <button key={tab ?? 'overview'} type="button" aria-pressed={tab === current} onClick={() => onChange(tab)}>
          {tab ? names[tab] : 'Scheda'}
          {tab && counts[tab] !== undefined ? (
            <span className="num"> {counts[tab].toLocaleString('it-IT')}</span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
