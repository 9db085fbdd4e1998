import type { StaffOrderRow } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Menu, MenuItem, MenuLink } from '@sporta/ui/components/menu/Menu.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ArrowSquareOutBold } from '@sporta/ui/icons/ArrowSquareOutBold.ts';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { DotsThreeBold } from '@sporta/ui/icons/DotsThreeBold.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { orderHref } from './columns.tsx';

/** What can be done with one row. */
export function OrderRowMenu({ order: { orderId, orderNumber, customer } }: { order: StaffOrderRow }) {
  const copy = async () => {
    try {
      // there is no clipboard on pages without TLS
      await navigator.clipboard.writeText(orderNumber);
      toast.success(`${orderNumber} copiato`);
    } catch {
      toast.error('Il browser non ha permesso di copiare.');
    }
  };
  return (
    <Menu trigger={<IconButton icon={DotsThreeBold} label={`Azioni per l’ordine ${orderNumber}`} />}>
      <MenuLink icon={Receipt} href={orderHref(orderId)}>
        Apri
      </MenuLink>
      <MenuItem icon={ArrowSquareOutBold} onClick={() => window.open(orderHref(orderId), '_blank', 'noopener')}>
        Apri in un’altra scheda
      </MenuItem>
      <MenuLink icon={User} href={`/banco/ordini?day=all&user_id=${customer.userId}`}>
        Tutti i suoi ordini
      </MenuLink>
      <MenuItem icon={Copy} onClick={() => void copy()}>
        Copia il numero
      </MenuItem>
    </Menu>
  );
}
