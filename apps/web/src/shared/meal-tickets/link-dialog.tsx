import type { MealTicketType } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { LinkByApp } from './link-by-app.tsx';
import { LinkByPage } from './link-by-page.tsx';
import { LinkByPassword } from './link-by-password.tsx';
import { mealTicketsKey } from './meal-tickets.ts';

interface LinkDialogProps {
  type: MealTicketType;
  onClose: () => void;
  onLinked?: ((type: MealTicketType) => void) | undefined;
}

/** Links an account in the way its issuer asks for: on its page, by user and password, or in its app. */
export default function LinkDialog({ type, onClose, onLinked }: LinkDialogProps) {
  const queryClient = useQueryClient();
  const linked = async () => {
    await queryClient.invalidateQueries({ queryKey: mealTicketsKey });
    onClose();
    onLinked?.(type);
  };
  const props = { type, onClose, onLinked: () => void linked() };
  if (type.loginKind === 'credentials') return <LinkByPassword {...props} />;
  if (type.loginKind === 'app-confirm') return <LinkByApp {...props} />;
  return <LinkByPage {...props} />;
}
