import { endpoints } from '@sporta/contract';
import { Button, Dialog, PasswordInput, TextInput } from '@sporta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { REQUIRED } from '../forms/index.ts';
import { type LinkProps, LinkTitle, shortName } from './link-title.tsx';

interface Credentials {
  user: string;
  pwd: string;
}

/** User and password of the issuer: passed on, kept nowhere. */
export function LinkByPassword({ type, onClose, onLinked }: LinkProps) {
  const api = useApi();
  const form = useId();
  const { register, handleSubmit, setError, resetField, formState } = useForm<Credentials>({
    defaultValues: { user: '', pwd: '' },
  });
  const link = useMutation({
    mutationFn: async (typed: Credentials) => {
      if (type.provider === 'pellegrini') await api.call(endpoints.mealTickets.pellegriniLogin, typed);
      else await api.call(endpoints.mealTickets.updateData, { payment_type_id: type.paymentTypeId, ...typed });
    },
    onSuccess: onLinked,
    onError: (error) => {
      resetField('pwd');
      const message = messageOf(error, 'Il conto non è stato collegato: riprova.');
      setError('pwd', { type: 'server', message }, { shouldFocus: true });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<LinkTitle type={type} />}
      keepOnOutsidePress
      footer={
        <>
          <Button kind="line" size="lg" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={form} size="lg" className="grow" busy={link.isPending}>
            Collega
          </Button>
        </>
      }
    >
      <form id={form} className="link-form" noValidate onSubmit={handleSubmit((typed) => link.mutate(typed))}>
        <p className="muted">Usa le credenziali dell’app {shortName(type)}. Non le salviamo.</p>
        <TextInput
          label="Utente"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          error={formState.errors.user?.message}
          {...register('user', { required: REQUIRED })}
        />
        <PasswordInput
          label="Password"
          autoComplete="off"
          error={formState.errors.pwd?.message}
          {...register('pwd', { required: REQUIRED })}
        />
      </form>
    </Dialog>
  );
}
