import type { ClientAccount } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ArrowsLeftRightBold } from '@sporta/ui/icons/ArrowsLeftRightBold.ts';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { Key } from '@sporta/ui/icons/Key.ts';
import { Lock } from '@sporta/ui/icons/Lock.ts';
import { LockOpen } from '@sporta/ui/icons/LockOpen.ts';
import { UserMinus } from '@sporta/ui/icons/UserMinus.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { AnonymiseDialog } from './AnonymiseDialog.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { exportHref } from './customer-query.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { useCustomerActs } from './use-customer-acts.ts';

interface ActionProps {
  icon: Icon;
  name: string;
  below: string;
  danger?: boolean;
  onClick: () => void;
}

function Action({ icon: Glyph, name, below, danger, onClick }: ActionProps) {
  return (
    <li>
      <button type="button" className={danger ? 'client-act danger' : 'client-act'} onClick={onClick}>
        <Glyph />
        <span>
          <b>{name}</b>
          <small>{below}</small>
        </span>
      </button>
    </li>
  );
}

interface ActionsPanelProps {
  customer: ClientAccount;
  /** Whose account it is, where a page is about more people: "di Lorena". */
  of?: string;
}

/** What can be done for the account; what this person may not do is not offered. */
export function ActionsPanel({ customer, of }: ActionsPanelProps) {
  const { userId, email, blocked, may, openOrder, forgetOn } = customer;
  const heading = useId();
  const api = useApi();
  const acts = useCustomerActs(userId);
  const [open, setOpen] = useState<'block' | 'merge' | 'anonymise'>();
  const close = () => setOpen(undefined);
  const failed = (error: unknown) => void toast.error(messageOf(error));
  const reset = useMutation({
    mutationFn: acts.sendReset,
    onSuccess: () => toast.success(`Abbiamo scritto a ${email}`),
    onError: failed,
  });
  const unblock = useMutation({
    mutationFn: acts.unblock,
    onSuccess: () => toast.success('Può fare ordini di nuovo'),
    onError: failed,
  });
  return (
    <section className="bx" aria-labelledby={heading}>
      <h2 id={heading}>Azioni{of ? ` per l’account ${of}` : null}</h2>
      <ul className="client-actions">
        {may.help ? (
          <Action
            icon={Key}
            name="Invia il cambio della password"
            below={`a ${email}, vale 2 ore`}
            onClick={() => !reset.isPending && reset.mutate()}
          />
        ) : null}
        {may.export ? (
          <li>
            <a className="client-act" href={exportHref(api, userId)} download>
              <DownloadSimple />
              <span>
                <b>Esporta i dati</b>
                <small>file JSON per il cliente</small>
              </span>
            </a>
          </li>
        ) : null}
        {may.block && blocked ? (
          <Action
            icon={LockOpen}
            name="Sblocca gli ordini"
            below="può comprare di nuovo"
            onClick={() => !unblock.isPending && unblock.mutate()}
          />
        ) : null}
        {may.block && !blocked ? (
          <Action
            icon={Lock}
            name="Blocca gli ordini"
            below="può entrare, non può comprare"
            onClick={() => setOpen('block')}
          />
        ) : null}
        {may.merge ? (
          <Action
            icon={ArrowsLeftRightBold}
            name="Unisci a un altro account…"
            below="ordini, punti e buoni in uno solo"
            onClick={() => setOpen('merge')}
          />
        ) : null}
        {may.anonymise && !forgetOn ? (
          <Action
            icon={UserMinus}
            name="Anonimizza…"
            below={openOrder ? `dopo l’ordine ${openOrder.orderNumber}` : 'toglie la persona, restano gli importi'}
            danger
            onClick={() => setOpen('anonymise')}
          />
        ) : null}
      </ul>
      <BlockDialog open={open === 'block'} onClose={close} customer={customer} />
      <MergeDialog open={open === 'merge'} onClose={close} customer={customer} />
      <AnonymiseDialog open={open === 'anonymise'} onClose={close} customer={customer} />
    </section>
  );
}
