import type { StaffCustomer } from '@sporta/contract';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { XCircleFill } from '@sporta/ui/icons/XCircleFill.ts';
import { moment } from '../figures/index.ts';

interface ConsentsPanelProps {
  consents: StaffCustomer['consents'];
  /** Whose they are, where a page is about more people: "di Lorena". */
  of?: string;
}

/** The latest answer to each text, with its version and its date. */
export function ConsentsPanel({ consents, of }: ConsentsPanelProps) {
  const now = new Date();
  return (
    <section className="bx">
      <h2>Consensi{of ? ` ${of}` : null}</h2>
      {consents.length === 0 ? <p className="muted">Non ha ancora risposto a nessun testo.</p> : null}
      <ul className="client-consents">
        {consents.map(({ title, version, accepted, required, at }) => (
          <li key={title}>
            {accepted ? <CheckCircleFill label="Sì" /> : <XCircleFill label="No" />}
            <span>
              <b>
                {title} v{version}
              </b>
              <small className="muted block">
                {accepted ? 'sì' : required ? 'no' : 'no, o revocato'}, {moment(at, now)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
