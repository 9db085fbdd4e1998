import type { OverlayProps } from '../../shared/overlays/index.ts';
import { DeliveryWindow } from './delivery-window.tsx';

/** Opened by the day and time of the header. */
export default function SlotOverlay({ open }: OverlayProps) {
  return <DeliveryWindow open={open} about="slot" />;
}
