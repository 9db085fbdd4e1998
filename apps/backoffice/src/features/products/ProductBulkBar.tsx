import type { ProductChoices, StaffProductRow } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { countOf } from '../../shared/figures/index.ts';
import { BulkBar, type Selection } from '../../shared/table/index.ts';
import { BulkDepartmentDialog } from './BulkDepartmentDialog.tsx';
import { BulkPriceDialog } from './BulkPriceDialog.tsx';
import type { RowActs } from './use-row-acts.ts';

interface ProductBulkBarProps {
  selection: Selection<StaffProductRow>;
  acts: RowActs;
  choices: ProductChoices | undefined;
}

/** What can be done with all chosen products at once. */
export function ProductBulkBar({ selection, acts, choices }: ProductBulkBarProps) {
  const [open, setOpen] = useState<'price' | 'department'>();
  const { rows } = selection;
  const count = countOf(rows.length, 'selezionato', 'selezionati');
  const setOnline = async (on: boolean) => {
    // the rows keep what was true when they were chosen: a second press needs them as they are now
    if (await acts.setOnline(rows, on)) selection.clear();
  };
  const setPromotable = async (on: boolean) => {
    if (await acts.setPromotable(rows, on)) selection.clear();
  };
  const isExcluding = rows.some(({ promotable }) => promotable);
  return (
    <BulkBar selection={selection} summary={count}>
      <Button size="sm" onClick={() => setOpen('price')}>
        Cambia prezzo
      </Button>
      <ButtonLink
        size="sm"
        href={hrefOf('/offerte', { id: 'new', products: rows.map(({ productId }) => productId).join(',') })}
      >
        Metti in offerta
      </ButtonLink>
      <Button size="sm" onClick={() => setOpen('department')}>
        Sposta di reparto
      </Button>
      <Button size="sm" onClick={() => void setOnline(false)}>
        Sospendi
      </Button>
      <Button size="sm" onClick={() => void setOnline(true)}>
        Metti online
      </Button>
      <Button size="sm" onClick={() => void setPromotable(!isExcluding)}>
        {isExcluding ? 'Escludi dalle promozioni' : 'Ammetti alle promozioni'}
      </Button>
      <BulkPriceDialog
        open={open === 'price'}
        onClose={() => {
          setOpen(undefined);
          selection.clear();
        }}
        rows={rows}
      />
      <BulkDepartmentDialog
        open={open === 'department'}
        onClose={() => setOpen(undefined)}
        onDone={() => {
          setOpen(undefined);
          selection.clear();
        }}
        {...{ rows, choices }}
      />
    </BulkBar>
  );
}
