import type { StaffProductRow } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../shared/table/index.ts';
import { BulkPriceDialog } from './BulkPriceDialog.tsx';
import type { RowActs } from './use-row-acts.ts';

interface ProductBulkBarProps {
  selection: Selection<StaffProductRow>;
  acts: RowActs;
}

/** What can be done with all chosen products at once. */
export function ProductBulkBar({ selection, acts }: ProductBulkBarProps) {
  const [pricing, setPricing] = useState(false);
  const { rows } = selection;
  const count = rows.length === 1 ? '1 selezionato' : `${rows.length} selezionati`;
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
      <Button size="sm" onClick={() => setPricing(true)}>
        Cambia prezzo
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
        open={pricing}
        onClose={() => {
          setPricing(false);
          selection.clear();
        }}
        rows={rows}
      />
    </BulkBar>
  );
}
