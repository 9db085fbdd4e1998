import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Drawer } from '@sporta/ui/components/overlay/Drawer.tsx';
import { Sheet } from '@sporta/ui/components/overlay/Sheet.tsx';
import { type ComponentProps, useEffect, useState } from 'react';
import { FacetPanel } from './facet-panel.tsx';
import { countFilters } from './listing-search.ts';

interface FilterSheetProps extends ComponentProps<typeof FacetPanel> {
  open: boolean;
  onClose: () => void;
  totItems: number;
  onReset: () => void;
}

/** From 960 px on a drawer at the left, below a sheet from the bottom (design, section 3). */
const WIDE = '(min-width: 960px)';

/** The filters where there is no column for them. Every tick takes effect at once; the button counts what is left. */
export default function FilterSheet({ open, onClose, totItems, onReset, ...panel }: FilterSheetProps) {
  const [wide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const change = () => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  const footer = (
    <div className="row">
      {countFilters(panel.search) > 0 ? (
        <Button kind="line" onClick={onReset}>
          Togli i filtri
        </Button>
      ) : null}
      <Button className="grow" onClick={onClose}>
        Mostra {countText(totItems, 'prodotto', 'prodotti')}
      </Button>
    </div>
  );
  const content = (
    <div className="facets-sheet">
      <FacetPanel {...panel} />
    </div>
  );
  return wide ? (
    <Drawer open={open} onClose={onClose} side="left" width={480} title="Filtra" footer={footer}>
      {content}
    </Drawer>
  ) : (
    <Sheet open={open} onClose={onClose} title="Filtra" footer={footer}>
      {content}
    </Sheet>
  );
}
