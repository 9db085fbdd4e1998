import type { NoticeSettings } from '@sporta/contract';
import { Switch } from '@sporta/ui';
import { choose, type NoticeChoice } from './api/settings.ts';
import { kindWords } from './model/kind-words.ts';
import { useSettings } from './use-settings.ts';

/** One block for each kind, with a switch for each channel it has. */
export function KindChoices({ kinds }: Pick<NoticeSettings, 'kinds'>) {
  const change = useSettings((api, choice: NoticeChoice) => choose(api, choice), 'Scelta salvata');
  return (
    <ul className="panel narrow notices-kinds">
      {kinds.map(({ kind, mail, push }) => (
        <li key={kind}>
          <b>{kindWords[kind].title}</b>
          <p className="muted small">{kindWords[kind].text}</p>
          <Channel kind={kind} channel="push" label="Sui dispositivi" on={push} change={change} />
          <Channel kind={kind} channel="mail" label="Per e-mail" on={mail} change={change} />
        </li>
      ))}
    </ul>
  );
}

interface ChannelProps extends Pick<NoticeChoice, 'kind' | 'channel'> {
  label: string;
  on: boolean;
  change: { mutate: (choice: NoticeChoice) => void; isPending: boolean; variables: NoticeChoice | undefined };
}

/** The switch moves at once; what the server answers has the last word. */
function Channel({ kind, channel, label, on, change }: ChannelProps) {
  const { isPending, variables } = change;
  const mine = isPending && variables?.kind === kind && variables.channel === channel;
  return (
    <Switch
      label={
        <>
          {label} <span className="sr">({kindWords[kind].title})</span>
        </>
      }
      checked={mine ? variables.wanted : on}
      disabled={isPending}
      onChange={(event) => change.mutate({ kind, channel, wanted: event.target.checked })}
    />
  );
}
