import { toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type RefusalFields, showRefusal } from '../../../shared/forms/index.ts';
import { peopleKey } from '../api/people.ts';

interface Saving<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'setError' | 'reset'>;
  /** What the form begins with: so it is again for the next time. */
  start: Values;
  /** @returns the people of the company as they are then */
  send: (values: Values) => Promise<unknown>;
  /** What is said when it is saved. */
  saved: (values: Values) => string;
  fields: RefusalFields<Values>;
  onClose: () => void;
}

/** Saves what a dialog about the company's people asks for: the page shows them as they are then, and the dialog closes. */
export function useSavePeople<Values extends FieldValues>(saving: Saving<Values>) {
  const { form, start, send, saved, fields, onClose } = saving;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (people, values) => {
      queryClient.setQueryData(peopleKey, people);
      toast.success(saved(values));
      form.reset(start);
      onClose();
    },
    onError: (error) => showRefusal(error, fields, form.setError),
  });
}
