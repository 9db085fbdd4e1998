export { DocumentMenu } from './DocumentMenu.tsx';
export { DownloadMenu } from './DownloadMenu.tsx';
