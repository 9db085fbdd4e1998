import { type StaffCustomer, type StaffDeliveryPass, staffEndpoints } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { useCustomerActs } from '../../shared/client-acts/index.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import { ReasonDialog } from '../../shared/reason/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';

/** Delivery passes with what each made free, and the button that ends one before its time; nothing of who never bought any. */
export function PassesPanel({ customer }: { customer: StaffCustomer }) {
  const me = useMe();
  const acts = useCustomerActs(customer.userId);
  const [endingId, setEndingId] = useState<number>();
  const passes = customer.deliveryPasses;
  // what goes back is read again with the page: a refusal shows the amount of now
  const ending = passes.find(({ orderId }) => orderId === endingId);
  if (passes.length === 0) return null;
  const mayEnd = mayUse(me, staffEndpoints.staffCustomers.endDeliveryPass);
  return (
    <section className="bx table" aria-label="Abbonamenti consegne">
      <div className="client-panel-head">
        <h2>Abbonamenti consegne</h2>
      </div>
      <DataTable
        caption="Abbonamenti consegne"
        columns={mayEnd && passes.some((each) => each.mayBeEnded) ? [...columns, endColumn(setEndingId)] : columns}
        rows={passes}
        rowId={({ orderId }) => orderId}
        rowName={({ name, orderNumber }) => `${name} ${orderNumber}`}
      />
      {ending ? (
        <ReasonDialog
          title={`Terminare l’abbonamento ${ending.orderNumber}?`}
          action={ending.refund ? `Termina e restituisci ${euro(ending.refund)}` : 'Termina, non si restituisce nulla'}
          label="Motivo, lo legge il cliente"
          onClose={() => setEndingId(undefined)}
          onConfirm={async (reason) => {
            await acts.endDeliveryPass(ending.orderId, ending.refund ?? 0, reason);
            toast.success('Abbonamento terminato: gli abbiamo scritto');
          }}
        >
          {whatGoesBack(ending)} Da adesso le consegne si pagano; gli ordini già fatti non cambiano.
        </ReasonDialog>
      ) : null}
    </section>
  );
}

/** What was paid, what goes back and why not all of it. */
function whatGoesBack({ price, refund = 0, deliveries }: StaffDeliveryPass): string {
  const used = deliveries > 0 ? `, con ${countOf(deliveries, 'consegna gratis', 'consegne gratis')}` : '';
  if (refund === 0) return `Ha pagato ${euro(price)} e l’ha già usato tutto${used}: non si restituisce nulla.`;
  if (refund === price) return `Gli restituiamo tutti i ${euro(price)}, sul metodo con cui ha pagato.`;
  return `Ha pagato ${euro(price)}: gli restituiamo ${euro(refund)} sul metodo con cui ha pagato. Il resto è la parte già usata${used}.`;
}

const columns: Column<StaffDeliveryPass>[] = [
  {
    key: 'name',
    header: 'Abbonamento',
    cell: (pass) => (
      <>
        {pass.name}, {euro(pass.price)} <small>{pass.orderNumber}</small>
        {/* A phone has no room for the column of days. */}
        {pass.startsOn ? <small className="phone-only">{daysOf(pass)}</small> : null}
      </>
    ),
  },
  { key: 'days', header: 'Vale', from: 'tablet', cell: (pass) => daysOf(pass) },
  {
    key: 'deliveries',
    header: 'Consegne gratis',
    figures: true,
    from: 'tablet',
    cell: ({ deliveries, saved }) => (
      <>
        {deliveries}
        {saved > 0 ? <small>risparmiati {euro(saved)}</small> : null}
      </>
    ),
  },
  { key: 'state', header: 'Stato', cell: (pass) => <StateOf pass={pass} /> },
];

const daysOf = ({ startsOn, endsOn }: StaffDeliveryPass): string =>
  startsOn && endsOn ? `${formatDayNumeric(startsOn)}–${formatDayNumeric(endsOn)}` : '—';

function StateOf({ pass }: { pass: StaffDeliveryPass }) {
  const [name, tone] = stateOf(pass);
  return (
    <>
      <Tag tone={tone}>{name}</Tag>
      {pass.endedAt ? (
        <small>
          {pass.endedBy ?? 'Dal cliente'}, {formatDayNumeric(shopDay(Date.parse(pass.endedAt)))}
          {pass.endReason ? `: “${pass.endReason}”` : ''}. Restituiti {euro(pass.refund ?? 0)}
        </small>
      ) : null}
    </>
  );
}

function stateOf({ state, holds, mayBeEnded, startsOn = '' }: StaffDeliveryPass): [string, TagTone | undefined] {
  if (state === 'pending') return ['In pagamento', 'lemon'];
  if (state === 'failed') return ['Non pagato', undefined];
  if (state === 'ended') return ['Terminato', undefined];
  if (holds) return ['Attivo', 'green'];
  if (!mayBeEnded) return ['Finito', undefined];
  // who buys for a company by now has no use of theirs
  return startsOn > shopDay(Date.now()) ? ['Deve cominciare', 'info'] : ['Non vale in azienda', 'warn'];
}

const endColumn = (onEnd: (orderId: number) => void): Column<StaffDeliveryPass> => ({
  key: 'end',
  header: <span className="sr">Fine</span>,
  cell: ({ mayBeEnded, orderId, orderNumber }) =>
    mayBeEnded ? (
      <Button kind="line" size="sm" aria-label={`Termina l’abbonamento ${orderNumber}`} onClick={() => onEnd(orderId)}>
        Termina
      </Button>
    ) : null,
});
