import { endpoints, type OrderLocker } from '@sporta/contract';
import { lockerCodeText } from '@sporta/domain';
import { Button, Note, useConfirm } from '@sporta/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { momentLong } from '../../shared/orders/index.ts';

const lockerQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId, 'locker'],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.lockers.ofOrder, { order_id: orderId }, { signal })).data.locker,
    refetchInterval: 60_000,
  });

/** The code that opens the doors, until when, and "Ho ritirato" where nobody else can know. */
export default function LockerPanel({ orderId }: { orderId: number }) {
  const api = useApi();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data: locker } = useQuery(lockerQuery(api, orderId));
  const took = useMutation({
    mutationFn: () => api.call(endpoints.lockers.collected, { order_id: orderId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['order', orderId] }),
  });
  if (!locker?.code) return null;
  const ask = async () => {
    const yes = await confirm({
      title: 'Hai preso tutta la spesa?',
      body: 'Dopo il codice non si vede più e il vano passa a un altro ordine.',
      danger: false,
    });
    if (yes) took.mutate();
  };
  return (
    <div className="locker">
      <p>
        <span className="own-line">
          {locker.state === 'over' ? 'Il tempo è finito: vieni subito o chiamaci' : 'Il tuo codice'}
        </span>
        <b className="locker-digits">{lockerCodeText(locker.code)}</b>
      </p>
      {locker.bars ? <Bars bars={locker.bars} code={locker.code} /> : null}
      <p>
        {doorsText(locker)} Scrivi il codice sulla tastiera, prendi la spesa e chiudi.
        {locker.directions ? ` ${locker.directions}.` : ''}
      </p>
      {locker.until ? (
        <p>
          <b>
            {locker.state === 'over' ? 'Il tempo è finito' : 'Hai tempo fino a'} {momentLong(locker.until)}
          </b>
        </p>
      ) : null}
      {took.isError ? (
        <Note kind="err" live>
          {messageOf(took.error, 'Non siamo riusciti a segnarlo: riprova.')}
        </Note>
      ) : null}
      {locker.canConfirm ? (
        <Button kind="line" busy={took.isPending} onClick={() => void ask()}>
          Ho ritirato la spesa
        </Button>
      ) : null}
    </div>
  );
}

function doorsText({ doors }: OrderLocker): string {
  if (doors.length === 0) return '';
  return doors.length === 1 ? `Il vano è ${doors[0]}.` : `I vani sono ${doors.join(', ')}.`;
}

/** Clear space on each side of Code 128, in modules (ISO/IEC 15417). */
const QUIET = 10;

/** The code for a reader: Code 128, black on white whatever the page looks like. */
function Bars({ bars, code }: { bars: readonly number[]; code: string }) {
  const width = bars.reduce((sum, each) => sum + each, 0) + 2 * QUIET;
  let left = QUIET;
  const black = bars.flatMap((each, index) => {
    const x = left;
    left += each;
    return index % 2 === 0 ? [{ x, each }] : [];
  });
  return (
    <svg
      className="locker-bars"
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Codice a barre di ${code}`}
    >
      <rect width={width} height="40" fill="#fff" />
      {black.map(({ x, each }) => (
        <rect key={x} x={x} y="3" width={each} height="34" fill="#000" />
      ))}
    </svg>
  );
}
