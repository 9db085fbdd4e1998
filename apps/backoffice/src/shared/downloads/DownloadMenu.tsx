import type { TableFormat } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Menu, MenuDownload } from '@sporta/ui/components/menu/Menu.tsx';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';

interface DownloadMenuProps {
  /** Address of the file. */
  hrefOf: (format: TableFormat) => string;
  label?: string;
  /** What the file holds, for screen readers, where there are several on a page. */
  what?: string;
  kind?: 'line' | 'quiet' | undefined;
  size?: 'sm' | undefined;
}

/** A table to take away, for Excel or for any spreadsheet. */
export function DownloadMenu({ hrefOf, label = 'Esporta', what, kind, size }: DownloadMenuProps) {
  return (
    <Menu
      trigger={
        <Button kind={kind} size={size}>
          <DownloadSimple />
          {label} {what ? <span className="sr">{what}</span> : null}
        </Button>
      }
    >
      <MenuDownload href={hrefOf('xlsx')}>Excel (.xlsx)</MenuDownload>
      <MenuDownload href={hrefOf('csv')}>CSV</MenuDownload>
    </Menu>
  );
}
