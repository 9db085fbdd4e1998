import { mayDo, rolesOfMove, type StaffMove, type StaffOrderRow, staffEndpoints } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Menu, MenuItem } from '@sporta/ui/components/menu/Menu.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Basket } from '@sporta/ui/icons/Basket.ts';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { Clock } from '@sporta/ui/icons/Clock.ts';
import { Package } from '@sporta/ui/icons/Package.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { X } from '@sporta/ui/icons/X.ts';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import { useOnline } from '../../shared/offline/index.ts';
import {
  AssignOrders,
  CancelDialog,
  eachInTurn,
  LetterDialog,
  type Outcome,
  useOrderActs,
} from '../../shared/order-acts/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { BulkBar, type Selection } from '../../shared/table/index.ts';
import { BulkSlotDialog } from './BulkSlotDialog.tsx';
import { ordersFile } from './orders-query.ts';
import type { OrdersSearch } from './orders-search.ts';

interface OrderBulkBarProps {
  selection: Selection<StaffOrderRow>;
  search: OrdersSearch;
}

/** Lists in one paper, as the server prints them. */
const PRINTED_AT_ONCE = 50;
/** Orders of one letter, as the server takes them. */
const WRITTEN_AT_ONCE = 200;

export const countOrders = (count: number): string => countOf(count, 'ordine', 'ordini');

/** What can be done with all chosen orders at once; buttons follow the roles of the person. */
export function OrderBulkBar({ selection, search }: OrderBulkBarProps) {
  const api = useApi();
  const me = useMe();
  const acts = useOrderActs();
  const online = useOnline();
  const [open, setOpen] = useState<'cancel' | 'slot' | 'assign' | 'write'>();
  const { rows } = selection;
  const sum = euro(rows.reduce((total, row) => total + row.total, 0));
  const may = (move: StaffMove) => mayDo(me.roles, rolesOfMove[move]);

  const finish = ({ done, failed }: Outcome<StaffOrderRow>, said: string) => {
    selection.setMany(done, false);
    if (done.length > 0) toast.success(`${countOrders(done.length)} ${said}`);
    for (const { item, message } of failed) toast.error(`${item.orderNumber}: ${message}`);
  };
  const moveAll = async (to: StaffMove, said: string) =>
    finish(await eachInTurn(rows, ({ orderId }) => acts.move(orderId, to)), said);

  return (
    <BulkBar selection={selection} summary={`${rows.length} selezionati, ${sum}`}>
      {mayUse(me, staffEndpoints.staffPicking.assign) ? (
        <Button size="sm" disabled={!online} onClick={() => setOpen('assign')}>
          <Users />
          Assegna
        </Button>
      ) : null}
      {may('picking') || may('ready') ? (
        <Menu
          align="start"
          trigger={
            <Button size="sm" disabled={!online}>
              Segna come
              <CaretDownBold />
            </Button>
          }
        >
          {may('picking') ? (
            <MenuItem icon={Basket} onClick={() => void moveAll('picking', 'in preparazione')}>
              In preparazione
            </MenuItem>
          ) : null}
          {may('ready') ? (
            <MenuItem icon={Package} onClick={() => void moveAll('ready', 'pronti')}>
              Pronti
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
      {mayUse(me, staffEndpoints.staffOrders.changeSlot) ? (
        <Button size="sm" disabled={!online} onClick={() => setOpen('slot')}>
          <Clock />
          Cambia fascia
        </Button>
      ) : null}
      {mayUse(me, staffEndpoints.staffPicking.list) && rows.length <= PRINTED_AT_ONCE ? (
        <ButtonLink
          size="sm"
          href={api.url(staffEndpoints.staffPicking.list, { order_ids: rows.map(({ orderId }) => orderId).join(',') })}
          target="_blank"
          rel="noreferrer"
        >
          <Printer />
          {rows.length === 1 ? 'Stampa lista' : 'Stampa liste'}
        </ButtonLink>
      ) : null}
      {mayUse(me, staffEndpoints.staffOrders.write) && rows.length <= WRITTEN_AT_ONCE ? (
        <Button size="sm" disabled={!online} onClick={() => setOpen('write')}>
          <ChatCircleDots />
          Scrivi
        </Button>
      ) : null}
      <DownloadMenu
        size="sm"
        hrefOf={(format) =>
          ordersFile(
            api,
            format,
            search,
            rows.map(({ orderId }) => orderId),
          )
        }
      />
      {mayUse(me, staffEndpoints.staffOrders.cancel) ? (
        <Button size="sm" disabled={!online} onClick={() => setOpen('cancel')}>
          <X />
          Annulla ordini
        </Button>
      ) : null}
      <CancelDialog
        open={open === 'cancel'}
        onClose={() => setOpen(undefined)}
        what={countOrders(rows.length)}
        sum={sum}
        onCancel={async (reason) =>
          finish(await eachInTurn(rows, ({ orderId }) => acts.cancel(orderId, reason)), 'annullati')
        }
      />
      <LetterDialog
        open={open === 'write'}
        onClose={() => setOpen(undefined)}
        orderIds={rows.map(({ orderId }) => orderId)}
        to={`ai clienti di ${countOrders(rows.length)}`}
      />
      <AssignOrders
        open={open === 'assign'}
        onClose={() => setOpen(undefined)}
        orders={rows}
        onGiven={(given) => selection.setMany(given, false)}
      />
      <BulkSlotDialog open={open === 'slot'} onClose={() => setOpen(undefined)} selection={selection} />
    </BulkBar>
  );
}
