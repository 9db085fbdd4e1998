import type { ShopSettings } from '@sporta/contract';
import { type ShopFieldName, shopFieldNames } from '@sporta/contract/staff-shop-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type Edits, type FieldEdit, useEdits } from '../../shared/edits/index.ts';
import { errorAt, isOfNoField, LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { KeptNote, useUnsaved } from '../../shared/unsaved/index.ts';
import { type FieldWords, fieldGroups } from './fields.ts';
import { LookPanel } from './LookPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { StoresPanel } from './StoresPanel.tsx';
import { shopSettingsQuery, useShopActs } from './use-shop-settings.ts';

/** What the shop is called and looks like, who sells, from where it writes, and how one pays. */
export function ShopSettingsPage() {
  const { data: settings, error, refetch } = useQuery(shopSettingsQuery(useApi()));
  if (error && !settings) {
    return (
      <LoadProblem page="Il negozio" error={error} what="le impostazioni del negozio" onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <title>Il negozio | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Il negozio</h1>
          <p className="muted">
            Nome, aspetto, dati di chi vende, modi di pagare e punti vendita. Vale da subito, per tutti i clienti
          </p>
        </div>
      </div>
      {settings ? (
        <>
          <ShopForm settings={settings} />
          <StoresPanel />
        </>
      ) : (
        <RowsSkeleton count={6} label="Il negozio" />
      )}
    </>
  );
}

function ShopForm({ settings }: { settings: ShopSettings }) {
  const acts = useShopActs();
  const { saving } = acts;
  const edits = useEdits(settings.said);
  const kept = useUnsaved<readonly FieldEdit[]>({
    name: 'shop-settings',
    value: edits.edits.length > 0 ? edits.edits : undefined,
    onTake: edits.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = edits.edits.map(({ field, before, after }) => ({
      field: field as ShopFieldName,
      before: String(before ?? ''),
      after: String(after ?? ''),
    }));
    if (changes.length === 0 || saving.isPending) return;
    saving.mutate(changes, {
      onSuccess: () => {
        kept.saved();
        edits.clear();
      },
    });
  };
  const error = saving.error;
  return (
    <form className="shop-settings" onSubmit={submit} noValidate>
      <KeptNote offer={kept.offer} />
      <LookPanel settings={settings} edits={edits} error={error} />
      {fieldGroups.map(({ key, title, about, fields }) => (
        <section key={key} className="bx" aria-labelledby={`shop-${key}`}>
          <h2 id={`shop-${key}`}>{title}</h2>
          <p className="muted small">{about}</p>
          <div className="shop-fields">
            {fields.map((words) => (
              <ShopTextField key={words.name} words={words} settings={settings} edits={edits} error={error} />
            ))}
          </div>
        </section>
      ))}
      <PaymentsPanel ways={settings.waysToPay} onTurn={acts.turn} />
      <div className="shop-save">
        {edits.clashes.map(({ field, now }) => (
          <Note key={field} kind="warn" live>
            Un collega ha cambiato questo campo in «{String(now || 'niente')}».{' '}
            <Button kind="line" size="sm" onClick={() => edits.drop(field)}>
              Tieni il suo
            </Button>{' '}
            <Button kind="line" size="sm" onClick={() => edits.insist(field)}>
              Tieni il tuo
            </Button>
          </Note>
        ))}
        {isOfNoField(error, shopFieldNames) ? (
          <Note kind="err" live>
            {messageOf(error)}
          </Note>
        ) : null}
        <p className="muted small grow">
          {edits.edits.length === 0
            ? 'Tutto salvato'
            : edits.edits.length === 1
              ? '1 modifica da salvare'
              : `${edits.edits.length} modifiche da salvare`}
        </p>
        <Button kind="ghost" disabled={edits.edits.length === 0} onClick={edits.clear}>
          Lascia com’era
        </Button>
        <Button type="submit" busy={saving.isPending} disabled={edits.edits.length === 0 || edits.clashes.length > 0}>
          Salva
        </Button>
      </div>
    </form>
  );
}

interface ShopTextFieldProps {
  words: FieldWords;
  settings: ShopSettings;
  edits: Edits;
  error: unknown;
}

/** A field with what holds where it is left empty. */
export function ShopTextField({ words, settings, edits, error }: ShopTextFieldProps) {
  const { name, label, hint, type = 'text', most, wide } = words;
  const value = String(edits.value(name) ?? '');
  const otherwise = settings.otherwise[name];
  return (
    <TextInput
      className={wide ? 'wide' : undefined}
      label={label}
      type={type}
      maxLength={most}
      autoComplete="off"
      value={value}
      placeholder={otherwise || undefined}
      hint={value === '' && otherwise ? `Vuoto: vale «${otherwise}», dalle impostazioni del server` : hint}
      error={errorAt(error, name)}
      onChange={({ target }) => edits.set(name, target.value)}
    />
  );
}
