import type { StaffLetterReader } from '@sporta/contract';
import { countOf } from '../figures/index.ts';
import './readers.css';

/** Who gets a letter, and who cannot. Undefined while they come. */
export function Readers({ readers }: { readers: readonly StaffLetterReader[] | undefined }) {
  if (!readers) return <p className="muted letter-readers">Cerco i destinatari…</p>;
  const without = readers.filter(({ email }) => email === undefined).length;
  const read = readers.length - without;
  return (
    <details className="letter-readers" open={readers.length <= 5}>
      <summary>
        <b>
          {read === 0
            ? 'Nessuno la riceve'
            : `La ${read === 1 ? 'riceve' : 'ricevono'} ${countOf(read, 'cliente', 'clienti')}`}
        </b>
        {without > 0 ? <span className="muted">, {without} senza e-mail</span> : null}
      </summary>
      <ul>
        {readers.map(({ userId, name, email, orderNumbers }) => (
          <li key={userId}>
            <span>
              {name || 'Cliente cancellato'} <small className="muted num">{orderNumbers.join(', ')}</small>
            </span>
            <span className={email ? 'muted' : 'no-mail'}>{email ?? 'senza e-mail'}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
