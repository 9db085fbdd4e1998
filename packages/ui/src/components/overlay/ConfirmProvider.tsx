import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

export type Question = Omit<AlertDialogProps, 'open' | 'onYes' | 'onNo' | 'busy'>;

type Confirm = (question: Question) => Promise<boolean>;

interface Asked {
  question: Question;
  answer: (yes: boolean) => void;
}

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** Draws the question asked through {@link useConfirm}. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // Kept after the answer, so that the words stay while the window fades.
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((answer) => {
        setAsked({ question, answer });
        setOpen(true);
      }),
    [],
  );
  const close = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked ? (
        <AlertDialog {...asked.question} open={open} onYes={() => close(true)} onNo={() => close(false)} />
      ) : null}
    </ConfirmContext>
  );
}

/** `if (await confirm({ title: 'Svuotare il carrello?' })) …` */
export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
