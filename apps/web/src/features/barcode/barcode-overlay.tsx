import { CameraView } from '@sporta/ui/components/barcode/CameraView.tsx';
import { useScanner } from '@sporta/ui/components/barcode/useScanner.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { FlashlightBold } from '@sporta/ui/icons/FlashlightBold.ts';
import { Keyboard } from '@sporta/ui/icons/Keyboard.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { findByBarcode } from './api/find-by-barcode.ts';
import { CodeForm } from './code-form.tsx';
import { OneAfterAnother } from './one-after-another.tsx';
import { ScanResult } from './scan-result.tsx';
import { useAddScanned } from './use-add-scanned.ts';

/** Looks for a product by its barcode: with the camera, or typed (specification, sections 1 and 5). */
export default function BarcodeOverlay({ open, onClose }: OverlayProps) {
  const router = useRouter();
  const api = useApi();
  const hash = useShopHash();
  const video = useRef<HTMLVideoElement>(null);
  const [typing, setTyping] = useState(false);
  const { isLoggedIn } = useSession();
  const scanned = useAddScanned();
  const find = useMutation({
    mutationFn: (code: string) => findByBarcode(api, code, hash),
    onSuccess: scanned.onFound,
  });
  const { camera, torch } = useScanner(video, open, (code) => find.mutate(code));
  const withCamera = camera === 'starting' || camera === 'scanning';
  const search = (code: string) => {
    onClose();
    void router.navigate({ href: `/search?barcode=${encodeURIComponent(code)}` });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Scansiona il codice a barre"
      className={withCamera ? 'scan on' : 'scan'}
      headerEnd={
        torch ? (
          <IconButton icon={FlashlightBold} label="Torcia" aria-pressed={torch.on} onClick={torch.flip} />
        ) : undefined
      }
    >
      <CameraView video={video} camera={camera} />
      <div className="found" aria-live="polite">
        {isLoggedIn && withCamera ? <OneAfterAnother {...scanned} /> : null}
        {find.isSuccess ? <ScanResult code={find.variables} product={find.data} onFollow={onClose} /> : null}
        {find.isError ? <p>La ricerca non è riuscita: inquadra di nuovo il codice.</p> : null}
        {typing || !withCamera ? (
          <CodeForm onCode={search} focus={typing} />
        ) : (
          <Button kind="ghost" block onClick={() => setTyping(true)}>
            <Keyboard />
            Scrivi il codice a mano
          </Button>
        )}
      </div>
    </Dialog>
  );
}
