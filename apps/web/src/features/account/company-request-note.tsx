import { Note } from '@sporta/ui';
import { PassInCompany } from '../../shared/delivery-pass/index.ts';

/** Who registered with the VAT number of a company waits for its master account. */
export function CompanyRequestNote() {
  return (
    <>
      <Note kind="info">
        <b>L’azienda non ha ancora risposto.</b> Chi la gestisce ha ricevuto la tua richiesta: intanto fai la spesa a
        nome tuo.
      </Note>
      <PassInCompany />
    </>
  );
}
