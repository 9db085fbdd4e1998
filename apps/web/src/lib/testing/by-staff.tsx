import type { SessionUser } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Draws what it holds as somebody of the staff sees it who buys for a customer. */
export function ByStaff({ children, user = {} }: { children: ReactNode; user?: Partial<SessionUser> }) {
  const queryClient = useQueryClient();
  const actedBy = { name: 'Elena', until: '2099-01-01T10:00:00Z', fromCompany: false };
  useState(() => queryClient.setQueryData<SessionUser>(['session'], { userId: 3, actedBy, ...user }));
  return children;
}
