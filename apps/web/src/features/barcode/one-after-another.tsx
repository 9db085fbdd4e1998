import { countText } from '@sporta/domain';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import type { AddScanned } from './use-add-scanned.ts';

/** Turns scanning one product after the other on, and counts them. */
export function OneAfterAnother({ on, onTurn, count }: Pick<AddScanned, 'on' | 'onTurn' | 'count'>) {
  return (
    <div className="scan-after-another">
      <Switch
        label="Metti subito nel carrello"
        description={count === 0 ? 'Un codice dopo l’altro, senza toccare lo schermo' : countWords(count)}
        checked={on}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
    </div>
  );
}

function countWords(count: number): string {
  return countText(count, 'prodotto messo nel carrello', 'prodotti messi nel carrello');
}
