export { listsQuery, sharedListQuery } from './api/lists.ts';
export { ListDialogHost } from './list-dialog-host.tsx';
export { ListsPage } from './lists-page.tsx';
export { SharedListPage } from './shared-list-page.tsx';
