import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { findNative } from './find-native.ts';

/** In the shell the scanner of the device takes the place of the camera in the page; what it reads is searched for. */
export default function ScanOverlay({ open, onClose }: OverlayProps) {
  const router = useRouter();
  useEffect(() => {
    if (!open) return;
    void findNative()
      .then((native) => native.scan())
      .then((code) => {
        onClose();
        if (code) void router.navigate({ href: `/search?barcode=${encodeURIComponent(code)}` });
      });
  }, [open, onClose, router]);
  return null;
}
