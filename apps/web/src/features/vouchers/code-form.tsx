import { Button, TextInput, toast } from '@sporta/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useAddGiftCertificate } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { REQUIRED } from '../../shared/forms/index.ts';

/** "Hai un codice?": puts a voucher into the cart. */
export function CodeForm() {
  const queryClient = useQueryClient();
  const add = useAddGiftCertificate();
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { code: '' } });
  const use = ({ code }: { code: string }) =>
    add.mutate(code.trim(), {
      onSuccess: () => {
        reset();
        void queryClient.invalidateQueries({ queryKey: ['voucher-certificates'] });
        toast.success('Buono aggiunto al carrello');
      },
      onError: (error) =>
        setError(
          'code',
          { type: 'server', message: messageOf(error, 'Il codice non è stato aggiunto: riprova.') },
          { shouldFocus: true },
        ),
    });
  return (
    <form className="voucher-code-form bandbox" noValidate onSubmit={handleSubmit(use)}>
      <TextInput
        className="grow"
        label="Hai un codice?"
        placeholder="Scrivilo o incollalo qui"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        error={formState.errors.code?.message}
        {...register('code', { required: REQUIRED })}
      />
      <Button type="submit" busy={add.isPending}>
        Usa nel carrello
      </Button>
    </form>
  );
}
