import type { OverlayProps } from '../shell/overlay-host.tsx';
import { DeliveryWindow } from './delivery-window.tsx';

/** Opened by the address of the header. */
export default function AddressOverlay({ open }: OverlayProps) {
  return <DeliveryWindow open={open} about="address" />;
}
