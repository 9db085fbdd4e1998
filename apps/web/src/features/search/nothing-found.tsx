import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { ChipLink } from '@sporta/ui/components/form/Chip.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { MagnifyingGlassDuotone } from '@sporta/ui/icons/MagnifyingGlassDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { searchHref } from './model/suggestion-query.ts';
import { topSearchesQuery } from './model/top-searches-query.ts';

interface NothingFoundProps {
  searched: string | undefined;
  /** It was a barcode. */
  isCode: boolean;
  /** Searches the customer may have meant. */
  suggestions: readonly string[];
  /** Filters narrow the search: without them there may be something. */
  filtered: boolean;
  onReset: () => void;
}

export function NothingFound({ searched, isCode, suggestions, filtered, onReset }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        icon={MagnifyingGlassDuotone}
        title={
          isCode
            ? `Nessun prodotto con il codice ${searched}`
            : searched
              ? `Nessun risultato per “${searched}”`
              : 'Nessun prodotto'
        }
        body={
          filtered ? (
            'Con questi filtri non c’è niente: prova a toglierli.'
          ) : suggestions.length > 0 ? (
            <Meant suggestions={suggestions} />
          ) : isCode ? (
            'Controlla il numero sotto le barre, oppure cerca il prodotto per nome nella casella in alto.'
          ) : searched ? (
            'Controlla com’è scritto, oppure prova una parola più semplice: “pasta” al posto del nome intero.'
          ) : (
            'Oggi non abbiamo niente di questa marca.'
          )
        }
        actions={
          filtered ? (
            <Button onClick={onReset}>Togli i filtri</Button>
          ) : (
            <ButtonLink href="/catalog">Vedi i reparti</ButtonLink>
          )
        }
      />
      <TryThese />
    </>
  );
}

function Meant({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <>
      Forse cercavi{' '}
      {suggestions.map((name, place) => (
        <Fragment key={name}>
          {place === 0 ? '' : place === suggestions.length - 1 ? ' o ' : ', '}
          <Link className="link" href={searchHref(name)}>
            {name}
          </Link>
        </Fragment>
      ))}
      ?
    </>
  );
}

/** The page before anything was searched. */
export function NothingSearched() {
  return (
    <div className="search-empty">
      <EmptyState
        heading="h1"
        icon={MagnifyingGlassDuotone}
        title="Che cosa cerchi?"
        body="Scrivi un prodotto o una marca nella casella in alto."
        actions={<ButtonLink href="/catalog">Vedi i reparti</ButtonLink>}
      />
      <TryThese />
    </div>
  );
}

function TryThese() {
  const { data: searches = [] } = useQuery(topSearchesQuery(useApi()));
  if (searches.length === 0) return null;
  return (
    <section className="try-these" aria-label="Ricerche frequenti">
      <p className="muted">Gli altri cercano</p>
      <div className="chips">
        {searches.map((name) => (
          <ChipLink key={name} href={searchHref(name)}>
            {name}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}
