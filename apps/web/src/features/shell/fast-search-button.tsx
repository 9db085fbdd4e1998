import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasOverlay, overlays } from '../../shared/overlays/index.ts';

interface FastSearchButtonProps {
  className?: string;
  label?: string;
  children: ReactNode;
}

/** Opens Spesa veloce; where its dialog is not installed, the page of the same name. */
export function FastSearchButton({ className, label, children }: FastSearchButtonProps) {
  const router = useRouter();
  const open = () =>
    hasOverlay('fast-search') ? overlays.open('fast-search') : void router.navigate({ href: '/fast-search' });
  return (
    <button type="button" className={className} aria-label={label} onClick={open}>
      {children}
    </button>
  );
}
