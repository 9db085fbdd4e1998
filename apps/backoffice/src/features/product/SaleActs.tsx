import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import type { Edits } from '../../shared/edits/index.ts';
import { DeleteDraft } from './DeleteDraft.tsx';

interface SaleActsProps {
  productId: number;
  /** "Riso nero", as it is saved. */
  name: string;
  /** Never on sale: it may be thrown away. */
  isDraft: boolean;
  isOnSale: boolean;
  edits: Edits;
  /** Nothing is wrong or missing. */
  isReady: boolean;
  onHistory: () => void;
  onPublish: () => void;
  onSave: () => Promise<boolean>;
  onWithdraw: () => Promise<boolean>;
}

/** What can be done with a product: one that is on sale is published or withdrawn, another is kept as a draft or put on sale. */
export function SaleActs(props: SaleActsProps) {
  const { productId, name, isDraft, isOnSale, edits, isReady, onHistory, onPublish, onSave, onWithdraw } = props;
  const [busy, setBusy] = useState(false);
  const isTyped = edits.edits.length + edits.unread.length > 0;
  const run = async (act: () => Promise<boolean>) => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  return (
    <div className="acts">
      <Button kind="line" onClick={onHistory}>
        <ClockCounterClockwise />
        Storia
      </Button>
      <ButtonLink kind="line" href={hrefOf('/catalogo/nuovo', { copia: productId })}>
        <Copy />
        Duplica
      </ButtonLink>
      {isDraft && !isTyped ? <DeleteDraft {...{ productId, name }} /> : null}
      {isTyped ? (
        <Button kind="line" onClick={edits.clear}>
          Lascia perdere
        </Button>
      ) : null}
      {isOnSale ? (
        <>
          {isTyped ? null : (
            <Button kind="line" busy={busy} onClick={() => void run(onWithdraw)}>
              Togli dalla vendita
            </Button>
          )}
          <Button disabled={!isTyped || !isReady} onClick={onPublish}>
            Pubblica
          </Button>
        </>
      ) : (
        <>
          {isTyped ? (
            <Button
              kind="line"
              busy={busy}
              disabled={edits.clashes.length + edits.unread.length > 0}
              onClick={() => void run(onSave)}
            >
              Salva
            </Button>
          ) : null}
          <Button disabled={!isReady} onClick={onPublish}>
            Metti in vendita
          </Button>
        </>
      )}
    </div>
  );
}
