import type { FastSearchResult } from '@sporta/contract';
import { ChipLink } from '@sporta/ui/components/form/Chip.tsx';

/** A word nothing was found for stays in its place, with what the customer may have meant. */
export function NothingFound({ result }: { result: FastSearchResult }) {
  const { text, suggestions = [] } = result;
  return (
    <div className="nothing">
      <p>
        Per “{text}” non abbiamo trovato niente.{' '}
        {suggestions.length > 0 ? 'Forse cercavi:' : 'Prova con un nome più semplice o guarda tra i reparti.'}
      </p>
      <p className="row">
        {suggestions.map((name) => (
          <ChipLink key={name} href={`/search?q=${encodeURIComponent(name)}`}>
            {name}
          </ChipLink>
        ))}
        {suggestions.length === 0 ? <ChipLink href="/catalog">Tutti i reparti</ChipLink> : null}
      </p>
    </div>
  );
}
