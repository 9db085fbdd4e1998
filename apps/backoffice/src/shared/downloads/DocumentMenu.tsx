import { staffEndpoints } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Menu, MenuDownload } from '@sporta/ui/components/menu/Menu.tsx';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { useApi } from '../../lib/use-api.ts';
import { mayUse, useMe } from '../staff/index.ts';

const { pdf, xml } = staffEndpoints.staffInvoices;

interface DocumentMenuProps {
  einvoiceId: number;
  /** "2026/W12". */
  number: string;
  /** Whether its file for the exchange system is there already. */
  written: boolean;
}

/** An invoice or credit note to take away: to read, and as it goes to the exchange system. Nothing for who may not. */
export function DocumentMenu({ einvoiceId, number, written }: DocumentMenuProps) {
  const api = useApi();
  const me = useMe();
  if (!mayUse(me, pdf)) return null;
  const which = { einvoice_id: einvoiceId };
  return (
    <Menu trigger={<IconButton icon={DownloadSimple} label={`Scarica ${number}`} />}>
      <MenuDownload href={api.url(pdf, which)}>PDF da leggere</MenuDownload>
      {written ? <MenuDownload href={api.url(xml, which)}>XML per lo SdI</MenuDownload> : null}
    </Menu>
  );
}
