import { useEffect, useRef } from 'react';

interface ClientTabsProps<T extends string> {
  /** After the overview, in their order. */
  tabs: readonly T[];
  names: Record<T, string>;
  current: T | undefined;
  counts: Partial<Record<T, number>>;
  onChange: (tab: T | undefined) => void;
}

/** The overview of a client, and what is looked at by itself. */
export function ClientTabs<T extends string>({ tabs, names, current, counts, onChange }: ClientTabsProps<T>) {
  const parts = useRef<HTMLDivElement>(null);
  // on a phone the row is wider than the screen: the tab of an address that was opened comes into sight
  useEffect(() => {
    const pressed = parts.current?.children[current ? tabs.indexOf(current) + 1 : 0];
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, tabs]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose what is shown, no form.
    <div ref={parts} className="seg scroll client-tabs" role="group" aria-label="Parti della scheda">
      {[undefined, ...tabs].map((tab) => (
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
