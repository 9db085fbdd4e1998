import type { StaffCompany } from '@sporta/contract';
import { formatDayWithYear } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useState } from 'react';
import { euro } from '../../shared/figures/index.ts';
import { SpentBar } from './SpentBar.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { UnblockDialog } from './UnblockDialog.tsx';

/** How the company pays, how much of its credit is used, and what will block it. */
export function LimitsPanel({ company }: { company: StaffCompany }) {
  const { terms, credit, mayManage } = company;
  const [open, setOpen] = useState<'terms' | 'unblock'>();
  const close = () => setOpen(undefined);
  return (
    <section className="bx">
      <div className="company-limits-head">
        <h2>Limiti</h2>
        {mayManage ? (
          <Button kind="ghost" size="sm" onClick={() => setOpen('terms')}>
            Modifica<span className="sr"> come paga</span>
          </Button>
        ) : null}
      </div>
      {terms.paysByInvoice ? <CreditBar company={company} /> : <p className="muted">Paga al momento dell’ordine.</p>}
      {terms.paysByInvoice ? (
        <dl className="bkv client-facts">
          {terms.maxOrder === undefined ? null : (
            <div>
              <dt>Ordine massimo</dt>
              <dd>{euro(terms.maxOrder)}</dd>
            </div>
          )}
          <div>
            <dt>Pagamento</dt>
            <dd>{terms.paymentDays} giorni data fattura</dd>
          </div>
          <div>
            <dt>Blocco automatico</dt>
            <dd>{terms.blockAfterDays} giorni dopo la scadenza</dd>
          </div>
          {credit.unblockedUntil ? (
            <div>
              <dt>Sbloccata fino al</dt>
              <dd>{formatDayWithYear(credit.unblockedUntil)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {terms.paysByInvoice && credit.daysLate > 0 && credit.blocksOn && !credit.blocked ? (
        <Note kind="warn" className="company-warning">
          Dal {formatDayWithYear(credit.blocksOn)}, se {credit.oldestDocument} non è pagata, niente ordini a scadenza.
          Restano carta e Satispay.
        </Note>
      ) : null}
      {mayManage && terms.paysByInvoice && credit.blocked ? (
        <Button kind="line" block className="company-warning" onClick={() => setOpen('unblock')}>
          Sblocca fino a un giorno…
        </Button>
      ) : null}
      <TermsDialog open={open === 'terms'} onClose={close} company={company} />
      <UnblockDialog open={open === 'unblock'} onClose={close} company={company} />
    </section>
  );
}

function CreditBar({ company: { terms, credit } }: { company: StaffCompany }) {
  return (
    <SpentBar name="Fido usato" used={credit.used} limit={terms.creditLimit}>
      {euro(credit.open)} di fatture + {euro(credit.underWay)} di ordini in corso.
    </SpentBar>
  );
}
