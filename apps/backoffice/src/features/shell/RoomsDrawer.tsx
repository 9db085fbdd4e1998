import { Drawer } from '@sporta/ui/components/overlay/Drawer.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

interface RoomsDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of narrow windows; it closes when another page opens. */
export function RoomsDrawer({ open, onClose, children }: RoomsDrawerProps) {
  const path = useRouterState({ select: ({ location }) => location.href });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => close.current(), [path]);
  return (
    <Drawer open={open} onClose={onClose} side="left" width={336} title="Stanze del Banco" header={<span />}>
      {children}
    </Drawer>
  );
}
