import { endpoints, isApiError } from '@sporta/contract';
import { formatDayLong, formatHours } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';

const STEPS = ['Riempi il carrello', 'Scegli giorno e ora', 'La spesa arriva a casa'];

/** How the shop works, for who comes the first time. */
export function WelcomeTile() {
  return (
    <div className="hero-usual guest">
      <div className="words">
        <h2>Prima volta qui?</h2>
        <p className="muted">Registrarti richiede due minuti.</p>
      </div>
      <ol className="welcome-steps">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className="av" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <ButtonLink href="/registration-user">Registrati</ButtonLink>
    </div>
  );
}

const CAP = /^\d{5}$/;

/** Whether the shop delivers to a postal code, before anything is put in the cart. */
export function CoverageTile() {
  const api = useApi();
  const [problem, setProblem] = useState<string>();
  const check = useMutation({
    mutationFn: async (postalcode: string) => (await api.call(endpoints.addresses.check, { postalcode })).data.coverage,
    onError: (error) => setProblem(isApiError(error) ? error.message : 'Non riusciamo a controllare: riprova'),
  });
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postalcode = String(new FormData(event.currentTarget).get('postalcode')).trim();
    if (!CAP.test(postalcode)) {
      setProblem('Il CAP ha 5 cifre');
      return;
    }
    setProblem(undefined);
    check.mutate(postalcode);
  };
  const coverage = check.data;
  return (
    <div className="hero-delivery">
      <h2>Arriviamo da te?</h2>
      <p className="muted coverage-words">Scrivi il CAP: ti diciamo se consegniamo, e da quando.</p>
      <form className="coverage" onSubmit={ask} noValidate>
        <TextInput
          className="grow"
          label="CAP"
          name="postalcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="Ad esempio 20144"
          error={problem}
        />
        <Button kind="soft" type="submit" busy={check.isPending}>
          Controlla
        </Button>
      </form>
      <div role="status">
        {coverage?.covered ? (
          <>
            <p className="fact">
              <CheckCircleFill />
              Sì, consegniamo a casa tua.
            </p>
            {coverage.firstSlot ? (
              <p className="muted small">
                Prima consegna: {formatDayLong(coverage.firstSlot.date)}, {formatHours(coverage.firstSlot)}
              </p>
            ) : null}
          </>
        ) : null}
        {coverage && !coverage.covered ? (
          <p className="fact">
            <MapPinFill />
            {coverage.pickupWarehouses.length > 0
              ? 'Non ancora a domicilio, ma puoi ritirare la spesa in un punto vendita vicino.'
              : 'Non ci arriviamo ancora. Registrati e ti avvisiamo quando succede.'}
          </p>
        ) : null}
      </div>
      <p className="fact coverage-stores">
        <Storefront />
        <Link className="link tap" href="/store-locator">
          Trova il punto vendita più vicino
        </Link>
      </p>
    </div>
  );
}
