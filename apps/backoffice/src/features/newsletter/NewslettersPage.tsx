import type { StaffNewsletter } from '@sporta/contract';
import {
  type NewsletterState,
  newsletterSegmentLabels,
  newsletterStateLabels,
} from '@sporta/contract/staff-newsletter-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { draftOf, emptyDraft, type NewsletterDraft } from './draft.ts';
import { NewsletterEditor } from './NewsletterEditor.tsx';
import { newslettersQuery, useNewsletterActs } from './newsletters-query.ts';

const tones: Record<NewsletterState, TagTone> = { draft: 'lemon', planned: 'info', sending: 'warn', sent: 'green' };

/** Issues of the newsletter with what became of them, and the editor of one. */
export function NewslettersPage() {
  const { data, error, refetch } = useQuery(newslettersQuery(useApi()));
  const { stop } = useNewsletterActs();
  const [open, setOpen] = useState<NewsletterDraft>();
  if (error && !data)
    return <LoadProblem page="Newsletter" error={error} what="le newsletter" onRetry={() => void refetch()} />;
  const halt = ({ issueId }: StaffNewsletter) =>
    stop.mutate(issueId, {
      onSuccess: () => toast.success('Fermata: è di nuovo una bozza.'),
      onError: (problem) => toast.error(messageOf(problem)),
    });
  return (
    <>
      <title>Newsletter | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Newsletter</h1>
          <p className="muted">Va solo a chi ha confermato l’indirizzo, una volta a ciascuno.</p>
        </div>
        {open ? null : <Button onClick={() => setOpen(emptyDraft)}>Scrivi una newsletter</Button>}
      </div>
      {open ? (
        <NewsletterEditor key={open.issueId ?? 'new'} begun={open} onClose={() => setOpen(undefined)} />
      ) : (
        <section className="bx table" aria-label="Elenco delle newsletter">
          {data?.length === 0 ? (
            <EmptyState
              icon={CheckCircleDuotone}
              title="Ancora nessuna newsletter"
              body="Scrivi la prima: chi si è iscritto se la aspetta una volta alla settimana."
            />
          ) : (
            <DataTable
              caption="Newsletter"
              columns={columns}
              rows={data}
              rowId={({ issueId }) => issueId}
              rowName={({ subject }) => subject}
              rowEnd={(issue) =>
                issue.state === 'draft' ? (
                  <Button kind="soft" size="sm" onClick={() => setOpen(draftOf(issue))}>
                    Apri
                  </Button>
                ) : issue.state === 'planned' ? (
                  <Button kind="line" size="sm" busy={stop.isPending} onClick={() => halt(issue)}>
                    Ferma
                  </Button>
                ) : null
              }
            />
          )}
        </section>
      )}
    </>
  );
}

const columns: Column<StaffNewsletter>[] = [
  {
    key: 'subject',
    header: 'Oggetto',
    cell: ({ subject, segment, state, sendAt }) => (
      <>
        <b>{subject}</b>
        <small>
          {newsletterSegmentLabels[segment]}
          {sendAt ? ` · ${moment(sendAt, new Date())}` : null}
        </small>
        <span className="phone-only">
          <Tag tone={tones[state]}>{newsletterStateLabels[state]}</Tag>
        </span>
      </>
    ),
  },
  {
    key: 'state',
    header: 'Stato',
    from: 'tablet',
    cell: ({ state }) => <Tag tone={tones[state]}>{newsletterStateLabels[state]}</Tag>,
  },
  {
    key: 'figures',
    header: 'Come è andata',
    from: 'tablet',
    cell: ({ state, audience, figures }) =>
      state === 'draft' || state === 'planned' ? `andrebbe a ${audience}` : <Figures {...figures} />,
  },
];

function Figures({ sent, waiting, bounced, failed, uncertain, left }: StaffNewsletter['figures']) {
  const parts = [
    [waiting, 'in attesa'],
    [bounced, 'respinte'],
    [failed, 'non riuscite'],
    [uncertain, 'incerte'],
    [left, 'usciti'],
  ] as const;
  return (
    <>
      <b className="num">{sent}</b> spedite
      {parts.map(([count, name]) => (count > 0 ? <small key={name}>{`${count} ${name}`}</small> : null))}
    </>
  );
}
