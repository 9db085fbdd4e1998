import { type ReadinessCheck, type ReadinessState, staffEndpoints } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { mayOpen } from './may-open.ts';

const marks: Record<ReadinessState, { icon: Icon; says: string }> = {
  missing: { icon: WarningCircleFill, says: 'Manca' },
  advice: { icon: WarningFill, says: 'Da guardare' },
  ok: { icon: CheckCircleFill, says: 'A posto' },
};

/** What the shop still lacks before it can sell, each with the way to put it right. */
export function ReadinessPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['readiness'],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffReadiness.view, {}, { signal })).data.readiness,
    // whoever comes back from putting something right sees it
    refetchOnMount: 'always',
  });
  if (error && !data)
    return <LoadProblem page="È tutto pronto?" error={error} what="i controlli" onRetry={() => void refetch()} />;
  return (
    <>
      <title>È tutto pronto? | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>È tutto pronto?</h1>
          <p className="muted">{data ? summaryOf(data.checks) : 'Guardo il negozio…'}</p>
        </div>
      </div>
      {data ? (
        <ul className="bx ready-checks">
          {data.checks.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      ) : (
        <RowsSkeleton count={8} label="I controlli" />
      )}
    </>
  );
}

function CheckRow({ check: { state, title, text, href, settings } }: { check: ReadinessCheck }) {
  const { icon: Glyph, says } = marks[state];
  const me = useMe();
  return (
    <li className={`ready-${state}`}>
      <Glyph />
      <div className="grow">
        <h2>
          {title} <span className="sr">({says})</span>
        </h2>
        <p>{text}</p>
        {state === 'ok' || settings.length === 0 ? null : (
          <p className="muted small">
            Impostazioni del server:{' '}
            {settings.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        )}
      </div>
      {href && !mayOpen(me, href) && state !== 'ok' ? (
        <p className="muted small">La apre un’altra persona del Banco</p>
      ) : null}
      {href && mayOpen(me, href) ? (
        <ButtonLink kind={state === 'missing' ? 'primary' : 'line'} size="sm" href={href} aria-label={`Apri ${title}`}>
          Apri
        </ButtonLink>
      ) : null}
    </li>
  );
}

function summaryOf(checks: readonly ReadinessCheck[]): string {
  const missing = checks.filter(({ state }) => state === 'missing').length;
  const advice = checks.filter(({ state }) => state === 'advice').length;
  if (missing > 0)
    return missing === 1 ? 'Manca una cosa prima di vendere' : `Mancano ${missing} cose prima di vendere`;
  if (advice > 0)
    return advice === 1 ? 'Si può vendere; una cosa da guardare' : `Si può vendere; ${advice} cose da guardare`;
  return 'Si può vendere: è tutto a posto';
}
