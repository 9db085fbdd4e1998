import type { NoticeSettings } from '@sporta/contract';
import { Button, Switch, TextInput } from '@sporta/ui';
import { useState } from 'react';
import { setQuiet } from './api/settings.ts';
import { useSettings } from './use-settings.ts';

const NIGHT = { from: '22:00', to: '07:30' };
const NONE = { from: '00:00', to: '00:00' };

/** Hours in which devices stay silent. */
export function QuietHours({ quiet }: Pick<NoticeSettings, 'quiet'>) {
  const [hours, setHours] = useState(quiet ?? NIGHT);
  const save = useSettings(setQuiet, 'Ore di silenzio salvate');
  return (
    <form
      className="panel narrow stack-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(hours);
      }}
    >
      <Switch
        label={<b>Ore di silenzio</b>}
        description="I dispositivi tacciono: quello che può aspettare arriva dopo."
        checked={quiet !== undefined}
        disabled={save.isPending}
        onChange={(event) => save.mutate(event.target.checked ? hours : NONE)}
      />
      {quiet ? (
        <div className="notices-hours">
          <TextInput
            label="Dalle"
            type="time"
            required
            value={hours.from}
            onChange={(event) => setHours({ ...hours, from: event.target.value })}
          />
          <TextInput
            label="Alle"
            type="time"
            required
            value={hours.to}
            onChange={(event) => setHours({ ...hours, to: event.target.value })}
          />
          <Button type="submit" kind="line" busy={save.isPending}>
            Salva le ore
          </Button>
        </div>
      ) : null}
    </form>
  );
}
