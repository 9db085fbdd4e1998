import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { ReasonForm, type ReasonFormProps } from './ReasonForm.tsx';

interface ReasonDialogProps extends Omit<ReasonFormProps, 'dangerous' | 'filled'> {
  title: string;
}

/** Asks for a reason, which the log keeps, before something that cannot be taken back. */
export function ReasonDialog({ title, children, ...form }: ReasonDialogProps) {
  return (
    <Dialog open onClose={form.onClose} title={title} keepOnOutsidePress>
      <ReasonForm {...form} dangerous>
        <p>{children}</p>
      </ReasonForm>
    </Dialog>
  );
}
