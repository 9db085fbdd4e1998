import type { OverlayProps } from '../../shared/overlays/index.ts';
import { DeliveryWindow } from './delivery-window.tsx';

/** Opened by the address of the header. */
export default function AddressOverlay({ open }: OverlayProps) {
  return <DeliveryWindow open={open} about="address" />;
}
