import { endpoints, type GiftVoucherBalance } from '@sporta/contract';
import { euroToCents, formatDayNumeric, formatEuro } from '@sporta/domain';
import { Button, ButtonLink, Link, Price, TextInput } from '@sporta/ui';
import { Basket } from '@sporta/ui/icons/Basket.ts';
import { Envelope } from '@sporta/ui/icons/Envelope.ts';
import { Gift } from '@sporta/ui/icons/Gift.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { FormProblem, REQUIRED, showRefusal } from '../../shared/forms/index.ts';
import '../../lib/sheets/account.css';

/** /gift-voucher/balance: "Quanto resta sul buono?", for whoever has the code. */
export function BalancePage() {
  const api = useApi();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors } = formState;
  const check = useMutation({
    mutationFn: ({ code }: { code: string }) => api.call(endpoints.giftVouchers.balance, { code }),
    onError: (error) => showRefusal(error, { code: 'code' }, setError),
  });
  return (
    <div className="gift-balance">
      <div>
        <h1>Quanto resta sul buono?</h1>
        <p className="muted">Scrivi il codice: ti diciamo subito quanto vale ancora, e fino a quando.</p>
      </div>
      <div>
        <form className="panel stack-form" noValidate onSubmit={handleSubmit((values) => check.mutate(values))}>
          <TextInput
            label="Codice del buono"
            placeholder="SPRT 0000 0000 0000 0000"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            error={errors.code?.message}
            {...register('code', { required: REQUIRED })}
          />
          <FormProblem
            error={check.error}
            shownInFields={Boolean(errors.code)}
            fallback="Non siamo riusciti a controllarlo: riprova."
          />
          <Button type="submit" size="lg" block busy={check.isPending}>
            Controlla
          </Button>
        </form>
        <div role="status">{check.data ? <Left balance={check.data.data.balance} /> : null}</div>
      </div>
      <Ways />
    </div>
  );
}

/** Where the code is, what is done with it, and how to give one. */
function Ways() {
  return (
    <ul className="gift-ways">
      <li>
        <Envelope />
        <h2>Dove trovi il codice</h2>
        <p>È nell’e-mail del regalo e comincia con SPRT.</p>
      </li>
      <li>
        <Basket />
        <h2>Come lo usi</h2>
        <p>Scrivilo nel carrello. Con quello che resta paghi le prossime spese, anche un po’ alla volta.</p>
      </li>
      <li>
        <Gift />
        <h2>Vuoi regalarne uno?</h2>
        <p>
          <Link className="link tap" href="/gift-voucher">
            Regala la spesa
          </Link>
        </p>
      </li>
    </ul>
  );
}

function Left({ balance }: { balance: GiftVoucherBalance }) {
  const { maskedCode, total, initialTotal, validTo, state } = balance;
  return (
    <section className="panel gift-left">
      <span className="muted small">{maskedCode}</span>
      {state === 'available' ? (
        <>
          <Price size="lg" cents={euroToCents(total)} />
          <p>
            di {formatEuro(euroToCents(initialTotal))}
            {validTo ? `, da usare entro il ${formatDayNumeric(validTo)}` : ''}. Scrivi il codice nel carrello.
          </p>
          <ButtonLink href="/">Fai la spesa</ButtonLink>
        </>
      ) : (
        <b>{state === 'used' ? 'Il buono è stato usato tutto.' : 'Il buono è scaduto, o è stato annullato.'}</b>
      )}
    </section>
  );
}
