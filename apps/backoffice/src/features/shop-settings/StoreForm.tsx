import type { StoreAnswerName } from '@sporta/contract/staff-store-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorAt, isOfNoField, messageOf } from '../../shared/errors/index.ts';
import type { Place } from '../../shared/map/index.ts';
import { KeptNote, type Offer } from '../../shared/unsaved/index.ts';
import { WeekFields } from '../../shared/week/index.ts';
import { StorePlace } from './StorePlace.tsx';
import { addressOf, canBeFound, isElsewhere, isUnplaced, positionText, type StoreDraft } from './store-draft.ts';
import { addressFields, contactFields, type StoreFieldWords } from './store-fields.ts';
import { useLocated } from './use-located.ts';

interface StoreFormProps {
  title: string;
  draft: StoreDraft;
  onChange: (change: (draft: StoreDraft) => StoreDraft) => void;
  /** As it is saved; undefined of a new one. */
  saved: StoreDraft | undefined;
  warehouseId: number | undefined;
  /** Texts left unsaved before. */
  offer: Offer | undefined;
  /** Names the form shows; what is wrong with others stands at its end. */
  names: readonly StoreAnswerName[];
  error: unknown;
  busy: boolean;
  submitLabel: string;
  /** Nothing is different. */
  idle?: boolean;
  about: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  /** What is asked beside address and hours. */
  children?: ReactNode;
}

/** Asks what a store is: address and place, how it is reached, its week. */
export function StoreForm({
  title,
  draft,
  onChange,
  saved,
  warehouseId,
  offer,
  names,
  error,
  busy,
  submitLabel,
  idle = false,
  about,
  onSubmit,
  onCancel,
  children,
}: StoreFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const [middle, setMiddle] = useState<Place | undefined>(saved?.place);
  const [mustLook, setMustLook] = useState(false);
  /** Where the pin stood when the map had answered, and when somebody was told to look at it. */
  const [answeredAt, setAnsweredAt] = useState<string>();
  const [warnedOf, setWarnedOf] = useState<string>();
  const put = (place: Place) => onChange((now) => ({ ...now, place }));
  const go = (place: Place) => {
    setMiddle(place);
    put(place);
  };
  const found = useLocated(saved && addressOf(saved), ({ precision, latitude, longitude }) => {
    // of a town alone nobody knows better than the pin that stands in it
    const stays = precision === 'town' && draft.place && !isElsewhere(draft.place, { latitude, longitude });
    const place = stays && draft.place ? draft.place : { latitude, longitude };
    setAnsweredAt(positionText(place));
    if (!stays) go(place);
  });
  const address = addressOf(draft);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // who typed another address sees where its pin stands before it is saved
    const waits = found.lookOnce(address);
    const isLost = !waits && isUnplaced(draft.place, { precision: found.precision, put: answeredAt, warnedOf });
    if (isLost) setWarnedOf(answeredAt);
    setMustLook(waits || isLost);
    if (!waits && !isLost) onSubmit();
  };
  const fields = { draft, error, onChange };
  return (
    <form ref={form} className="shop-new-store" onSubmit={submit} noValidate aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <KeptNote offer={offer} />
      <fieldset className="store-where" onBlur={() => void found.lookOnce(addressOf(draft))}>
        <legend>Dov’è</legend>
        <StoreFields fields={addressFields} {...fields} />
      </fieldset>
      <StorePlace
        warehouseId={warehouseId}
        place={draft.place}
        middle={middle ?? draft.place}
        isTown={found.precision === 'town'}
        said={placeSaid(draft, found)}
        isLooking={found.isLooking}
        canLook={canBeFound(address)}
        error={positionError(draft, error)}
        onLook={() => found.look(address)}
        onChange={put}
        onGo={go}
      />
      <fieldset className="store-contact">
        <legend>Come si raggiunge</legend>
        <StoreFields fields={contactFields} {...fields} />
      </fieldset>
      <fieldset>
        <legend>Orari di apertura</legend>
        <p className="muted small">I clienti li leggono nella pagina dei punti vendita</p>
        <WeekFields repeats value={draft.hours} onChange={(hours) => onChange((now) => ({ ...now, hours }))} />
        <WeekError error={errorAt(error, 'hours')} />
      </fieldset>
      {children}
      {isOfNoField(error, names) ? (
        <Note kind="err" live>
          {messageOf(error)}
        </Note>
      ) : null}
      {mustLook && !found.isLooking ? (
        <Note kind="info" live>
          {found.precision === 'town'
            ? 'Il segnaposto non è ancora sull’ingresso: spostalo, poi salva.'
            : 'L’indirizzo è un altro: guarda se il segnaposto è giusto, poi salva.'}
        </Note>
      ) : null}
      <div className="shop-new-store-acts">
        <p className="muted small grow">{about}</p>
        <Button kind="ghost" onClick={onCancel} disabled={busy}>
          Lascia stare
        </Button>
        <Button type="submit" busy={busy} disabled={idle}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Nobody types a position: who has none is told what to do about it. */
function positionError({ place }: StoreDraft, error: unknown): string | undefined {
  const said = errorAt(error, 'position');
  return said && !place ? 'Manca il punto sulla mappa: scrivi l’indirizzo, o le coordinate' : said;
}

/** What the map says of the address, and what is left to do. */
function placeSaid(
  { place }: StoreDraft,
  { precision, isUnknown }: Pick<ReturnType<typeof useLocated>, 'precision' | 'isUnknown'>,
): string {
  if (isUnknown)
    return place
      ? 'Non abbiamo trovato l’indirizzo: sposta tu il segnaposto'
      : 'Non abbiamo trovato l’indirizzo: scrivi le coordinate';
  if (precision === 'house') return 'Trovato al numero civico: guarda se il segnaposto è sull’ingresso';
  if (precision === 'street') return 'Trovata la via: sposta il segnaposto sull’ingresso';
  if (precision === 'town') return 'Trovata solo la città: il segnaposto va sull’ingresso';
  return place ? 'Il segnaposto dice dov’è il negozio' : 'Scrivi l’indirizzo: lo cerchiamo sulla mappa';
}

interface StoreFieldsProps {
  fields: readonly StoreFieldWords[];
  draft: StoreDraft;
  error: unknown;
  onChange: StoreFormProps['onChange'];
}

export function StoreFields({ fields, draft, error, onChange }: StoreFieldsProps) {
  return (
    <div className="shop-fields store-fields">
      {fields.map(({ name, label, example, optional, span }) => (
        <TextInput
          key={name}
          className={span && `span-${span}`}
          label={optional ? `${label} (facoltativo)` : label}
          autoComplete="off"
          placeholder={example}
          value={draft.texts[name] ?? ''}
          error={errorAt(error, name)}
          onChange={({ target }) => onChange((now) => ({ ...now, texts: { ...now.texts, [name]: target.value } }))}
        />
      ))}
    </div>
  );
}

/** What is wrong with a week. */
export function WeekError({ error }: { error: string | undefined }) {
  return error ? (
    <Note kind="err" live>
      {error}
    </Note>
  ) : null;
}
