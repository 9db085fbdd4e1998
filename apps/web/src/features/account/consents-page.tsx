import type { UserDisclaimer } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { Button, Link, Note, RowsSkeleton, Switch, toast } from '@sporta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { answerDisclaimer, userDisclaimersKey, userDisclaimersQuery } from './api/disclaimers.ts';
import { ProfileSections } from './profile-sections.tsx';

/** /profile/consents: what the customer has agreed to; what is not required can be taken back at any time. */
export function ConsentsPage() {
  const { data: texts, error, refetch } = useQuery(userDisclaimersQuery(useApi()));
  const waiting = texts?.filter((text) => text.accepted === undefined) ?? [];
  return (
    <>
      <div className="page-title">
        <h1>Consensi</h1>
      </div>
      <ProfileSections />
      {error ? (
        <LoadProblem error={error} what="i tuoi consensi" onRetry={() => void refetch()} />
      ) : !texts ? (
        <RowsSkeleton count={4} label="Carico i consensi" />
      ) : (
        <div className="profile-stack">
          {waiting.some((text) => text.required) ? (
            <Note kind="warn">
              <b>Ci sono condizioni che aspettano la tua risposta.</b> Leggile: servono per fare la spesa.
            </Note>
          ) : null}
          <ul className="panel narrow consents">
            {texts.map((text) => (
              <Consent key={text.disclaimerId} text={text} />
            ))}
          </ul>
          <p className="muted small">
            Puoi cambiare idea quando vuoi: conserviamo la data di ogni risposta. La{' '}
            <Link className="link" href="/newsletter">
              newsletter
            </Link>{' '}
            ha la sua pagina.
          </p>
        </div>
      )}
    </>
  );
}

function Consent({ text }: { text: UserDisclaimer }) {
  const answer = useAnswer();
  const accepted = text.accepted ?? false;
  const say = (yes: boolean) => answer.mutate({ text, accepted: yes });
  return (
    <li>
      {text.required ? (
        <div className="consent-needed">
          <span>
            <b>{text.title}</b>
            <span className="sub">{accepted ? whenText(text) : 'Serve la tua risposta.'}</span>
          </span>
          {accepted ? null : (
            <Button size="sm" busy={answer.isPending} onClick={() => say(true)}>
              Accetta <span className="sr">{text.title}</span>
            </Button>
          )}
        </div>
      ) : (
        <Switch
          label={<b>{text.title}</b>}
          description={whenText(text)}
          checked={accepted}
          disabled={answer.isPending}
          onChange={(event) => say(event.target.checked)}
        />
      )}
      <details>
        <summary className="link small">
          Leggi il testo <span className="sr">di {text.title}</span>
        </summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server. */}
        <div className="small" dangerouslySetInnerHTML={{ __html: text.body }} />
      </details>
    </li>
  );
}

interface Answer {
  text: UserDisclaimer;
  accepted: boolean;
}

/** The switch moves at once, and goes back if the answer could not be recorded. */
function useAnswer() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = ({ text, accepted }: Answer, answeredAt: string | undefined) =>
    queryClient.setQueryData<UserDisclaimer[]>(userDisclaimersKey, (texts) =>
      texts?.map((each) =>
        each.disclaimerId === text.disclaimerId ? { ...each, accepted, ...(answeredAt ? { answeredAt } : {}) } : each,
      ),
    );
  return useMutation({
    mutationFn: ({ text, accepted }: Answer) => answerDisclaimer(api, text.disclaimerId, accepted),
    onMutate: (answer) => show(answer, undefined),
    onSuccess: (_, answer) => {
      show(answer, new Date().toISOString());
      void queryClient.invalidateQueries({ queryKey: [...userDisclaimersKey, 'pending'] });
      toast.success('Risposta registrata');
    },
    onError: (error, { text }) => {
      queryClient.setQueryData<UserDisclaimer[]>(userDisclaimersKey, (texts) =>
        texts?.map((each) => (each.disclaimerId === text.disclaimerId ? text : each)),
      );
      toast.error(messageOf(error, 'La risposta non è stata registrata: riprova.'));
    },
  });
}

/** "Accettato il 20/11/2025" */
function whenText({ accepted, answeredAt }: UserDisclaimer): string {
  if (accepted === undefined) return 'Non hai ancora risposto.';
  const day = answeredAt ? ` il ${formatDayNumeric(shopDay(Date.parse(answeredAt)))}` : '';
  return accepted ? `Accettato${day}.` : `Rifiutato${day}.`;
}
