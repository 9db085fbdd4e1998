export { OfflineParts } from './offline-parts.tsx';
