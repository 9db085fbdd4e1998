import type { StaffNewsletter } from '@sporta/contract';
import {
  type NewsletterSegment,
  newsletterSegmentLabels,
  newsletterSegments,
} from '@sporta/contract/staff-newsletter-words.ts';
import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { instantOf, moment } from '../../shared/figures/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { askBeforeLeaving, KeptNote, useUnsaved } from '../../shared/unsaved/index.ts';
import { draftProblem, type NewsletterDraft } from './draft.ts';
import { NewsletterPreview } from './NewsletterPreview.tsx';
import { useNewsletterActs } from './newsletters-query.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { SendNow } from './SendNow.tsx';

/** Writes an issue, tries it on oneself, and sends it now or at a time. */
export function NewsletterEditor({ begun, onClose }: { begun: NewsletterDraft; onClose: () => void }) {
  const me = useMe();
  const { save, test, send } = useNewsletterActs();
  const [draft, setDraft] = useState(begun);
  const [isTyped, setIsTyped] = useState(false);
  const { offer } = useUnsaved({
    name: `newsletter:${begun.issueId ?? 'new'}`,
    value: isTyped ? draft : undefined,
    onTake: (left) => {
      setDraft(left);
      setIsTyped(true);
    },
  });
  const [at, setAt] = useState('');
  const [audience, setAudience] = useState<number>();
  const [triedTo, setTriedTo] = useState<string>();
  const [asked, setAsked] = useState<StaffNewsletter>();
  const change = (part: Partial<NewsletterDraft>) => {
    setDraft({ ...draft, ...part });
    setIsTyped(true);
    setAudience(undefined);
    setTriedTo(undefined);
  };
  const missing = draftProblem(draft);
  const problem = save.error ?? test.error ?? send.error;
  const busy = save.isPending || test.isPending || send.isPending;

  /** What is sent or tried is what is on the screen: it is saved first. */
  const saved = async () => {
    const issue = await save.mutateAsync(draft);
    setDraft({ ...draft, issueId: issue.issueId, revision: issue.revision });
    setIsTyped(false);
    setAudience(issue.audience);
    return issue;
  };
  const orSay = (work: Promise<unknown>) => void work.catch(() => undefined);
  const tryIt = async () => {
    const { issueId } = await saved();
    const sentTo = await test.mutateAsync(issueId);
    setTriedTo(sentTo);
    toast.success(`Prova in partenza per ${sentTo}.`);
  };
  const leavesAt = instantOf(at);
  const sendIt = async ({ issueId, revision }: StaffNewsletter) => {
    await send.mutateAsync({ issueId, revision, at: leavesAt });
    toast.success(leavesAt ? 'Newsletter programmata.' : 'La newsletter parte entro un minuto.');
    onClose();
  };
  return (
    <div className="og letter-editor">
      <section className="bx stack" aria-label="Testo della newsletter">
        <KeptNote offer={offer} />
        <TextInput
          label="Oggetto"
          maxLength={120}
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <TextInput
          label="Anteprima"
          hint="Le parole che le caselle mostrano accanto all’oggetto"
          maxLength={200}
          value={draft.preview}
          onChange={(event) => change({ preview: event.target.value })}
        />
        <RichText label="Testo" kind="mail" html={draft.body} onChange={(body) => change({ body })} />
        <ProductPicker products={draft.products} onChange={(products) => change({ products })} />
        <Select
          label="A chi va"
          value={draft.segment}
          onChange={(event) => change({ segment: event.target.value as NewsletterSegment })}
        >
          {newsletterSegments.map((segment) => (
            <option key={segment} value={segment}>
              {newsletterSegmentLabels[segment]}
            </option>
          ))}
        </Select>
        {draft.segment === 'store' ? (
          <Select
            label="Sede"
            value={draft.warehouseId ?? ''}
            onChange={(event) => change({ warehouseId: Number(event.target.value) || undefined })}
          >
            <option value="">Scegli</option>
            {me.stores.map(({ warehouseId, name }) => (
              <option key={warehouseId} value={warehouseId}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
        <TextInput
          label="Parte il"
          hint="Vuoto: parte subito"
          type="datetime-local"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
        {problem && !asked ? (
          <Note kind="err" live>
            {messageOf(problem)}
          </Note>
        ) : null}
        <div className="letter-foot">
          <span className="grow" role="status">
            {missing ??
              (audience === undefined
                ? 'Salva per contare a chi arriva'
                : `Arriva a ${countText(audience, 'indirizzo', 'indirizzi')}`)}
          </span>
          <Button kind="line" onClick={() => askBeforeLeaving(onClose)}>
            Torna all’elenco
          </Button>
          <Button kind="line" disabled={Boolean(missing)} busy={busy} onClick={() => orSay(saved())}>
            Salva
          </Button>
          <Button kind="soft" disabled={Boolean(missing)} busy={busy} onClick={() => orSay(tryIt())}>
            Mandami una prova
          </Button>
          <Button
            disabled={Boolean(missing) || (at !== '' && !leavesAt)}
            busy={busy}
            onClick={() => orSay(saved().then(leavesAt ? sendIt : setAsked))}
          >
            {leavesAt ? `Programma per ${moment(leavesAt, new Date())}` : 'Manda ora'}
          </Button>
        </div>
      </section>
      <SendNow
        issue={asked}
        triedTo={triedTo}
        error={problem}
        busy={{ test: test.isPending, send: send.isPending }}
        onTry={() => asked && orSay(test.mutateAsync(asked.issueId).then(setTriedTo))}
        onSend={() => asked && orSay(sendIt(asked))}
        onClose={() => setAsked(undefined)}
      />
      <NewsletterPreview issueId={draft.issueId} revision={draft.revision} isTyped={isTyped} />
    </div>
  );
}
