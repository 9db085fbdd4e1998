import type { RoundBoard } from '@sporta/contract';
import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@sporta/ui/components/menu/Menu.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { ArrowUUpLeftBold } from '@sporta/ui/icons/ArrowUUpLeftBold.ts';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { countOf } from '../../shared/figures/index.ts';
import { roundKeys } from '../../shared/live/index.ts';
import { SlotChange, useOrderActs } from '../../shared/order-acts/index.ts';
import { ReasonDialog } from '../../shared/reason/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { Choices } from './MoveMenu.tsx';
import { idleVans, isOpen } from './places.ts';
import type { VanStop } from './stops-together.ts';
import type { PlanActs } from './use-plan-acts.ts';

interface UnplannedStopProps {
  board: RoundBoard;
  together: VanStop<RoundBoard['unplanned'][number]>;
  /** Absent: only looked at. */
  acts: PlanActs | undefined;
}

type Unplanned = RoundBoard['unplanned'][number];

/** An order on no round, and where it may still go: a round, a van of its own, another slot, or back to its customer's choice. */
export function UnplannedStop({ board, together, acts }: UnplannedStopProps) {
  const { first: stop, orders, name, crates } = together;
  const [asking, setAsking] = useState<{ about: Unplanned; what: 'slot' | 'back' }>();
  const orderActs = useOrderActs();
  const queries = useQueryClient();
  const mayChangeSlot = mayUse(useMe(), staffEndpoints.staffOrders.changeSlot);
  const close = () => {
    setAsking(undefined);
    void queries.invalidateQueries({ queryKey: roundKeys.boards });
  };
  return (
    <li>
      <span>
        {orders.length > 1 ? (
          <>
            {name}, {countOf(orders.length, 'ordine', 'ordini')}
          </>
        ) : (
          <a className="link tap" href={`/banco/ordini/${stop.orderId}`}>
            {name}
          </a>
        )}
        , {countOf(crates, 'cassa', 'casse')}
        {stop.why ? <small className="muted block">{stop.why}</small> : null}
        {orders.every(({ ready }) => ready) ? null : <small className="muted block">Non ancora pronto</small>}
      </span>
      {acts ? (
        <Menu
          align="end"
          trigger={
            <Button kind="line" size="sm" aria-label={`Sistema ${name}`}>
              Sistema
            </Button>
          }
        >
          <Places board={board} stop={stop} acts={acts} />
          <MenuSeparator />
          {orders.map((about) => (
            <Fragment key={about.orderId}>
              {mayChangeSlot ? (
                <MenuItem icon={ClockCounterClockwise} onClick={() => setAsking({ about, what: 'slot' })}>
                  Un’altra fascia{orders.length > 1 ? ` per ${about.name}` : null}
                </MenuItem>
              ) : null}
              {about.ready ? (
                <MenuItem icon={ArrowUUpLeftBold} onClick={() => setAsking({ about, what: 'back' })}>
                  Non parte{orders.length > 1 ? ` ${about.name}` : null}: da riconsegnare
                </MenuItem>
              ) : null}
            </Fragment>
          ))}
        </Menu>
      ) : null}
      <Dialog
        open={asking?.what === 'slot'}
        onClose={close}
        title={`Ordine ${asking?.about.orderNumber ?? ''}: un’altra fascia`}
        width={500}
      >
        {asking ? (
          <SlotChange orderId={asking.about.orderId} timeslotId={board.timeslotId ?? 0} onDone={close} />
        ) : null}
      </Dialog>
      {asking?.what === 'back' ? (
        <ReasonDialog
          title={`${asking.about.name} non parte`}
          action="Segna da riconsegnare"
          label="Motivo, lo legge chi ha ordinato"
          onClose={close}
          onConfirm={(reason) => orderActs.move(asking.about.orderId, 'not-delivered', { reason })}
        >
          La spesa resta in sede e chi l’ha ordinata è avvisato. Poi, dalla pagina dell’ordine, le dai un’altra fascia o
          restituisci i soldi.
        </ReasonDialog>
      ) : null}
    </li>
  );
}

/** Rounds that have not left, then vans that could make another. */
function Places({ board, stop, acts }: { board: RoundBoard; stop: Unplanned; acts: PlanActs }) {
  const idle = idleVans(board);
  return (
    <>
      <Choices board={board} stop={stop} round={undefined} acts={acts} />
      {idle.map(({ vanId, name, crates }) => (
        <MenuItem
          key={vanId}
          icon={PlusBold}
          onClick={() =>
            acts.moveToVan(
              stop.orderId,
              vanId,
              `${stop.station?.name ?? stop.name} ha un giro con ${name}: scegli chi guida`,
            )
          }
        >
          Nuovo giro, {name}
          <small>{countOf(crates, 'cassa', 'casse')}</small>
        </MenuItem>
      ))}
      {idle.length === 0 && !board.rounds.some(isOpen) ? (
        <p className="muted small">Tutti i furgoni di questa fascia sono partiti.</p>
      ) : null}
    </>
  );
}
