import type { OverlayProps } from '../shell/overlay-host.tsx';
import { DeliveryWindow } from './delivery-window.tsx';

/** Opened by the day and time of the header. */
export default function SlotOverlay({ open }: OverlayProps) {
  return <DeliveryWindow open={open} about="slot" />;
}
