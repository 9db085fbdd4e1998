import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import type { LeafletDetail } from './api/leaflets.ts';
import { type FlyerSearch, type FlyerView, viewOf } from './model/flyer-search.ts';
import { pageTitle } from './model/leaflet-texts.ts';

interface FlyerNavProps {
  leaflet: LeafletDetail;
  search: FlyerSearch;
  onSearch: (search: FlyerSearch) => void;
}

const VIEWS: readonly { value: FlyerView; label: string }[] = [
  { value: 'tiles', label: 'Offerte' },
  { value: 'pages', label: 'Pagine' },
  { value: 'list', label: 'Elenco' },
];

/** The pages of the flyer, the way it is looked at, and printing. */
export function FlyerNav({ leaflet, search, onSearch }: FlyerNavProps) {
  const view = viewOf(search);
  const number = Math.min(search.page ?? 1, leaflet.pages);
  const kept = view === 'pages' ? { vista: 'pagine' as const } : {};
  const turn = (page: number) => onSearch({ ...kept, ...(page > 1 ? { page } : {}) });
  const look = (next: FlyerView) => {
    const page = number > 1 && next !== 'list' ? { page: number } : {};
    onSearch({ ...page, ...(next === 'pages' ? { vista: 'pagine' } : next === 'list' ? { vista: 'elenco' } : {}) });
  };
  return (
    <div className="flyer-nav">
      <div className="wrap">
        <nav className="chips" aria-label="Pagine del volantino">
          {Array.from({ length: leaflet.pages }, (_, index) => index + 1).map((page) => (
            <Chip
              key={page}
              aria-current={view !== 'list' && page === number ? 'page' : undefined}
              onClick={() => turn(page)}
            >
              {pageTitle(leaflet, page)}
            </Chip>
          ))}
        </nav>
        <Segmented label="Come guardi il volantino" options={VIEWS} value={view} onChange={look} />
        {view === 'list' ? null : (
          <span className="turn">
            <span className="muted small" role="status">
              <span>Pagina </span>
              {number} di {leaflet.pages}
            </span>
            <IconButton
              icon={CaretLeftBold}
              label="Pagina precedente"
              disabled={number === 1}
              onClick={() => turn(number - 1)}
            />
            <IconButton
              icon={CaretRightBold}
              label="Pagina successiva"
              disabled={number === leaflet.pages}
              onClick={() => turn(number + 1)}
            />
          </span>
        )}
        <Button kind="line" size="sm" className="print" onClick={() => window.print()}>
          <Printer />
          Stampa
        </Button>
      </div>
    </div>
  );
}
