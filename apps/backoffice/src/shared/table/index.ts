export { BulkBar } from './BulkBar.tsx';
export type { Column } from './columns.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { RowCheckbox } from './RowCheckbox.tsx';
export { TableFoot } from './TableFoot.tsx';
export { type Selection, useSelection } from './use-selection.ts';
