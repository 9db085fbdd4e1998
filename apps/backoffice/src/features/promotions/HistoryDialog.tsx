import type { PromotionVersion } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { moment } from '../../shared/figures/index.ts';
import { fieldNames, valueText } from './words.ts';

interface HistoryDialogProps {
  open: boolean;
  versions: readonly PromotionVersion[];
  onClose: () => void;
  /** Puts what was there before into the editor, to be looked at and saved. */
  onRestore: (version: PromotionVersion) => void;
}

/** Who changed what of a promotion, the latest first. */
export function HistoryDialog({ open, versions, onClose, onRestore }: HistoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Storia dell’offerta" width={750}>
      <ul className="promo-versions">
        {versions.map((version) => (
          <li key={version.versionId}>
            <div className="row">
              <span className="grow">
                <b>{moment(version.at, new Date())}</b>
                <small className="muted block">
                  {version.name} · {version.label}
                </small>
              </span>
              {version.changes.some(({ before }) => before !== null) ? (
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
              ) : null}
            </div>
            {version.changes.map(({ field, before, after }) => (
              <p key={field} className="small">
                {fieldNames[field as keyof typeof fieldNames] ?? field}: {valueText(field, before)} →{' '}
                {valueText(field, after)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
