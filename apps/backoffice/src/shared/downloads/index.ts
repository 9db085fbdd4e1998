export { DownloadMenu } from './DownloadMenu.tsx';
