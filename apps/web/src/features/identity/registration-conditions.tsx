import type { Disclaimer } from '@sporta/contract';
import { Button, Note, RowsSkeleton } from '@sporta/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../shared/errors/index.ts';
import type { ConsentValues } from './model/consents.ts';
import { Consents } from './registration-consents.tsx';

interface ConditionsProps<Values extends FieldValues & ConsentValues> {
  form: UseFormReturn<Values>;
  disclaimers: UseQueryResult<Disclaimer[]>;
}

/** The texts to accept or refuse, once they are read from the server; when they cannot be, a way to try again. */
export function Conditions<Values extends FieldValues & ConsentValues>({ form, disclaimers }: ConditionsProps<Values>) {
  const { data, isError, error, refetch } = disclaimers;
  if (data) return <Consents form={form} disclaimers={data} />;
  if (!isError) return <RowsSkeleton count={3} label="Carico le condizioni" />;
  return (
    <Note
      kind="err"
      action={
        <Button kind="line" size="sm" onClick={() => void refetch()}>
          Riprova
        </Button>
      }
    >
      {messageOf(error, 'Non riusciamo a leggere le condizioni: riprova fra poco.')}
    </Note>
  );
}
