import { countText } from '@sporta/domain';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import type { MouseEvent } from 'react';

interface MoreProductsProps {
  /** Place in the whole list of the last product shown. */
  seen: number;
  total: number;
  busy: boolean;
  /** Address of the page that follows, for crawlers and for a page without scripts. */
  nextHref: string;
  onMore: () => void;
}

/** "Hai visto 24 prodotti su 187", a bar, and the link to more while there are. */
export function MoreProducts({ seen, total, busy, nextHref, onMore }: MoreProductsProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <div className="more">
      <span className="muted small" role="status">
        Hai visto {countText(seen, 'prodotto', 'prodotti')} su {total}
      </span>
      <Bar label={`${countText(seen, 'prodotto visto', 'prodotti visti')} su ${total}`} value={seen} max={total} />
      {seen < total ? (
        <a className="btn line" href={nextHref} onClick={follow} aria-busy={busy || undefined}>
          {busy ? <Spinner /> : null}
          Mostra altri prodotti
        </a>
      ) : null}
    </div>
  );
}
