import type { StaffNewsletter } from '@sporta/contract';
import { newsletterSegmentLabels } from '@sporta/contract/staff-newsletter-words.ts';
import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { DialogFoot } from '../../shared/dialogs/index.ts';

interface SendNowProps {
  /** What would leave; undefined while nobody asks. */
  issue: StaffNewsletter | undefined;
  /** Where the last try of what is on the screen went. */
  triedTo: string | undefined;
  /** Why it did not leave, or the try did not. */
  error: unknown;
  busy: { test: boolean; send: boolean };
  onTry: () => void;
  onSend: () => void;
  onClose: () => void;
}

/** Asks before an issue leaves at once: nothing calls it back from so many mailboxes. A planned one can be stopped, and is not asked about. */
export function SendNow({ issue, triedTo, error, busy, onTry, onSend, onClose }: SendNowProps) {
  const readers = issue ? countText(issue.audience, 'indirizzo', 'indirizzi') : '';
  return (
    <Dialog open={issue !== undefined} onClose={onClose} title="Mandarla adesso?">
      {issue && issue.audience > 0 ? (
        <div className="stack">
          <p>
            «{issue.subject}» parte entro un minuto per <b>{readers}</b> (
            {newsletterSegmentLabels[issue.segment].toLowerCase()}). Una volta partita non si ferma più.
          </p>
          <Note kind={triedTo ? 'ok' : 'info'}>
            {triedTo
              ? `La prova è partita per ${triedTo}: guardala nella tua casella prima di mandarla a tutti.`
              : 'Non hai ancora provato questo testo: mandalo prima a te.'}
          </Note>
          <DialogFoot error={error} onBack={onClose}>
            <Button kind="soft" busy={busy.test} disabled={busy.send} onClick={onTry}>
              Mandami una prova
            </Button>
            <Button busy={busy.send} disabled={busy.test} onClick={onSend}>
              Manda a {readers}
            </Button>
          </DialogFoot>
        </div>
      ) : (
        <div className="stack">
          <p>Per ora non la riceverebbe nessuno: nessuno di questi destinatari ha confermato l’indirizzo.</p>
          <DialogFoot back="Torna al testo" onBack={onClose}>
            {null}
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}
