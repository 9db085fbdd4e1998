import { endpoints } from '@sporta/contract';
import { Bar, Button, Dialog, Note } from '@sporta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { type LinkProps, LinkTitle, shortName } from './link-title.tsx';

/** Milliseconds between two looks whether the customer has confirmed. */
const LOOK_EVERY = 2_000;

/** The account is linked by a confirmation in the issuer's app, which is waited for as long as the issuer keeps it. */
export function LinkByApp({ type, onClose, onLinked }: LinkProps) {
  const api = useApi();
  const name = shortName(type);
  const ask = useMutation({
    retry: false,
    mutationFn: async () => (await api.call(endpoints.mealTickets.updayLogin, {})).data.login,
    onSuccess: ({ state }) => state === 'linked' && onLinked(),
  });
  const discard = useMutation({
    mutationFn: () => api.call(endpoints.mealTickets.updayDiscardLogin, {}),
    onSettled: onClose,
  });
  const { mutate: begin } = ask;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, [begin]);
  const expires = ask.data?.state === 'pending' ? ask.data.expiresAt : undefined;
  const { secondsLeft, secondsAll } = useCountdown(expires);
  const waiting = expires !== undefined && secondsLeft > 0;
  const { data: found } = useQuery({
    queryKey: ['upday-login', expires],
    queryFn: async ({ signal }) => (await api.call(endpoints.mealTickets.updayDetail, {}, { signal })).data.mealTicket,
    enabled: waiting,
    refetchInterval: LOOK_EVERY,
  });
  const linked = found?.linked ?? false;
  const done = useRef(onLinked);
  done.current = onLinked;
  useEffect(() => {
    if (linked) done.current();
  }, [linked]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<LinkTitle type={type} />}
      keepOnOutsidePress
      footer={
        <>
          <Button
            kind="line"
            size="lg"
            className="grow"
            busy={discard.isPending}
            onClick={() => (waiting ? discard.mutate() : onClose())}
          >
            Annulla
          </Button>
          {waiting || ask.isPending ? null : (
            <Button size="lg" className="grow" onClick={() => begin()}>
              Chiedi di nuovo
            </Button>
          )}
        </>
      }
    >
      {ask.isError ? (
        <Note kind="err" live>
          {messageOf(ask.error, `${name} non risponde in questo momento: riprova fra poco.`)}
        </Note>
      ) : waiting || ask.isPending || !ask.data ? (
        <div className="link-wait" role="status">
          <p>
            <b>{name}, conferma dall’app</b>
            <small>
              Apri l’app {name} sul telefono e conferma la richiesta di {shopName()}.
            </small>
          </p>
          {waiting && ask.data?.code ? (
            <p>
              <span className="small muted">Nell’app vedi lo stesso codice:</span>{' '}
              <b className="link-code num">{ask.data.code}</b>
            </p>
          ) : null}
          {waiting && ask.data?.appUrl ? (
            <p>
              <a className="tap" href={ask.data.appUrl} target="_blank" rel="noreferrer">
                Apri l’app {name}
              </a>
            </p>
          ) : null}
          <p className="muted small num" aria-hidden="true">
            {waiting ? `Scade tra ${clockText(secondsLeft)}` : 'Chiediamo la conferma…'}
          </p>
          <Bar label="Tempo per confermare" value={secondsLeft} max={Math.max(1, secondsAll)} tone="lemon" />
        </div>
      ) : (
        <Note kind="warn" live>
          <b>Il tempo per confermare è finito.</b> Chiedi di nuovo e conferma nell’app {name}.
        </Note>
      )}
    </Dialog>
  );
}

/** "1:48" */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds until an instant, and how many there were when it became known. */
function useCountdown(expires: string | undefined): { secondsLeft: number; secondsAll: number } {
  const [state, setState] = useState({ expires, left: 0, all: 0 });
  useEffect(() => {
    if (!expires) return;
    const left = () => Math.max(0, Math.ceil((Date.parse(expires) - shopNow()) / 1000));
    const all = left();
    const tick = () => setState({ expires, left: left(), all });
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [expires]);
  // before the first tick of a new instant there is all the time
  return state.expires === expires
    ? { secondsLeft: state.left, secondsAll: state.all }
    : { secondsLeft: 1, secondsAll: 1 };
}
