import type { ProductChoices, ProductVersion, StaffProduct } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { moment } from '../../shared/figures/index.ts';
import { fieldName, valueText } from './field-words.ts';

interface HistoryDialogProps {
  open: boolean;
  onClose: () => void;
  product: StaffProduct;
  choices: ProductChoices | undefined;
  /** Puts what was there before into the editor, to be looked at and published. */
  onRestore: (version: ProductVersion) => void;
}

/** Who changed what, the latest first; each can be brought back. */
export function HistoryDialog({ open, onClose, product, choices, onRestore }: HistoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Storia del prodotto" width={750}>
      {product.versions.length === 0 ? <p className="muted">Nessuno lo ha ancora cambiato dal Banco.</p> : null}
      <ul className="plans">
        {product.versions.map((version) => (
          <li key={version.versionId}>
            <div className="row">
              <span className="grow">
                <b>{moment(version.at, new Date())}</b>
                <small className="muted block">
                  {version.name} · {version.label}
                </small>
              </span>
              <Button
                kind="line"
                size="sm"
                onClick={() => {
                  onRestore(version);
                  onClose();
                }}
              >
                Riporta com’era prima
              </Button>
            </div>
            {version.changes.map(({ field, before, after }) => (
              <p key={field} className="small">
                {fieldName(field, product)}: {valueText(field, before, choices)} → {valueText(field, after, choices)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
