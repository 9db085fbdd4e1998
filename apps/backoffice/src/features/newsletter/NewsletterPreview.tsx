import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { useState } from 'react';

interface NewsletterPreviewProps {
  issueId: number | undefined;
  revision: number | undefined;
  /** Something is not saved yet, and not in the mail. */
  isTyped: boolean;
}

/** The mail itself as it is saved, with the prices of now, on a phone and on a desk. */
export function NewsletterPreview({ issueId, revision, isTyped }: NewsletterPreviewProps) {
  const [wide, setWide] = useState<'phone' | 'desk'>('phone');
  return (
    <section className="bx stack" aria-label="Anteprima">
      <Segmented
        label="Larghezza dell’anteprima"
        value={wide}
        onChange={setWide}
        options={[
          { value: 'phone', label: 'Telefono' },
          { value: 'desk', label: 'Computer' },
        ]}
      />
      <p className="muted small" role="status">
        {issueId === undefined
          ? 'Salva per vedere la mail com’è.'
          : isTyped
            ? 'Com’era all’ultimo salvataggio: salva per vederla con le modifiche.'
            : 'Così com’è adesso, con i prezzi e le offerte di questo momento.'}
      </p>
      {issueId === undefined ? null : (
        <iframe
          key={revision}
          className={`letter-frame ${wide}`}
          title="La mail"
          sandbox=""
          src={`/ebsn/api/staff/newsletter/letter.html?issue_id=${issueId}`}
        />
      )}
    </section>
  );
}
