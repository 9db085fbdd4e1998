import type { StaffCase } from '@sporta/contract';
import { caseKindLabels } from '@sporta/contract/staff-case-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { euro, longMoment } from '../../shared/figures/index.ts';
import { RedeliveryLinks } from '../../shared/order-acts/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { CaseLine } from './CaseLine.tsx';
import { CaseMessages } from './CaseMessages.tsx';
import { CasePhotos } from './CasePhotos.tsx';
import { CaseStateTag } from './CaseTags.tsx';
import { caseQuery } from './cases-query.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { DueMark } from './DueMark.tsx';
import { useCaseActs } from './use-case-acts.ts';

/** One report or withdrawal: who, what, the words of both sides, and how it ends. */
export function CasePage({ caseId }: { caseId: number }) {
  const { data, error, refetch } = useQuery(caseQuery(useApi(), caseId));
  if (error && !data)
    return <LoadProblem page="Segnalazione" error={error} what="la segnalazione" onRetry={() => void refetch()} />;
  return data ? <WholeCase found={data} /> : <RowsSkeleton count={6} label="Carico la segnalazione" />;
}

function WholeCase({ found }: { found: StaffCase }) {
  const me = useMe();
  const { take, close } = useCaseActs(found);
  const { kind, state, orderNumber, assignee } = found;
  const isMine = assignee?.userId === me.userId;
  const isClosed = state === 'closed';
  return (
    <>
      <title>{`${caseKindLabels[kind]} ${orderNumber} | Banco`}</title>
      <Link className="link small order-back" href={hrefOf('/segnalazioni')}>
        Segnalazioni
      </Link>
      <div className="bt order-head">
        <div className="grow">
          <h1>
            {kind === 'problem' ? 'Segnalazione' : 'Recesso'} sull’ordine {orderNumber} <CaseStateTag state={state} />
          </h1>
          <p className="muted">
            {found.customer} · {longMoment(found.openedAt)}
            {assignee ? (isMine ? ' · te ne occupi tu' : ` · se ne occupa ${assignee.name}`) : null}
          </p>
        </div>
        <div className="acts">
          {isClosed ? null : (
            <Button kind={isMine ? 'line' : 'soft'} busy={take.isPending} onClick={() => take.mutate(!isMine)}>
              {isMine ? 'Lasciala ad altri' : assignee ? 'Prendila da qui' : 'Prendila in carico'}
            </Button>
          )}
          {kind === 'withdrawal' ? (
            <Button
              kind={isClosed ? 'line' : 'primary'}
              busy={close.isPending}
              disabled={!isClosed && found.money === 'waiting'}
              onClick={() => close.mutate(!isClosed)}
            >
              {isClosed ? 'Riapri' : 'Merce ritirata, chiudi'}
            </Button>
          ) : null}
        </div>
      </div>
      <RedeliveryLinks redeliveries={found.redeliveries} />
      <div className="og">
        <div className="col">
          {kind === 'problem' && !isClosed ? (
            <DecisionPanel key={found.caseId} case={found} />
          ) : (
            <Goods found={found} />
          )}
        </div>
        <div className="col">
          <Facts found={found} />
          <CasePhotos photos={found.photos} />
          <CaseMessages case={found} />
        </div>
      </div>
    </>
  );
}

/** What it was about, where nothing is left to decide. */
function Goods({ found: { kind, caseLines, amount, answer, money, outcome } }: { found: StaffCase }) {
  return (
    <section className="bx">
      <h2>{kind === 'problem' ? 'Prodotti segnalati' : 'Prodotti resi'}</h2>
      {kind === 'withdrawal' ? (
        <Note kind={money === 'waiting' ? 'warn' : 'ok'}>
          {money === 'waiting'
            ? 'Il rimborso non è ancora partito: parte da solo, e riprova se chi paga non risponde.'
            : money === 'out'
              ? 'Il rimborso è partito.'
              : 'Non c’era niente da rimborsare.'}
        </Note>
      ) : null}
      <ul className="case-lines">
        {caseLines.map((line) => (
          <CaseLine key={line.orderLineId} line={line} />
        ))}
      </ul>
      <p>
        <b>{endText(amount, outcome)}</b>
      </p>
      {answer ? <p className="case-words">“{answer}”</p> : null}
    </section>
  );
}

function endText(amount: number | undefined, outcome: StaffCase['outcome']): string {
  if (outcome === 'redelivery') return 'Riconsegna, senza altro da pagare';
  return amount ? `${outcome === 'voucher' ? 'Buono' : 'Rimborso'} di ${euro(amount)}` : 'Senza rimborso';
}

function Facts({ found }: { found: StaffCase }) {
  const { person, orderId, orderNumber, note, wish, closedAt } = found;
  return (
    <section className="bx">
      <h2>Cliente</h2>
      <dl className="bkv">
        <div>
          <dt>Nome</dt>
          <dd>{person.name || '–'}</dd>
        </div>
        {person.phone ? (
          <div>
            <dt>Telefono</dt>
            <dd>
              <a href={`tel:${person.phone.replaceAll(' ', '')}`}>{person.phone}</a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>E-mail</dt>
          <dd>{person.email}</dd>
        </div>
        <div>
          <dt>Ordine</dt>
          <dd>
            <Link className="link" href={hrefOf(`/ordini/${orderId}`)}>
              {orderNumber}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{closedAt ? 'Chiusa' : 'Entro'}</dt>
          <dd>{closedAt ? longMoment(closedAt) : <DueMark of={found} />}</dd>
        </div>
      </dl>
      {wish ? <p>Chiede {wish === 'voucher' ? 'un buono' : 'il rimborso'}.</p> : null}
      {note ? <p className="case-words case-note">“{note}”</p> : null}
    </section>
  );
}
