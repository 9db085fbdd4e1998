export { CameraDialog } from './CameraDialog.tsx';
export { type Signal, signal } from './signals.ts';
export { useScans } from './use-scans.ts';
