import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { CaretUpBold } from '@sporta/ui/icons/CaretUpBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../../lib/use-phone.ts';
import { AudienceField, DatesFields, type Faults, LinkField, moved, useMoves } from '../../shared/documents/index.ts';
import { entryNote, type MenuEntry } from './menu-entries.ts';

/** Fields of the entries of a place are found by their id. */
export const entryId = (place: string, index: number): string => `menu-${place}-${index}`;

interface MenuPlaceProps {
  /** Key of the place: `header`. */
  place: string;
  title: string;
  entries: readonly MenuEntry[];
  faults: Faults;
  path: string;
  /** Id of the entry that somebody came for. */
  asked?: string | undefined;
  onChange: (entries: MenuEntry[]) => void;
}

const looks = {
  '': 'Normale',
  hot: 'In evidenza',
  text: 'Solo testo',
  contacts: 'Gruppo aperto sul telefono',
} as const;

/** The entries of one place, in order; the groups of a footer have entries of their own. */
export function MenuPlace({ title, ...list }: MenuPlaceProps) {
  return (
    <section className="bx">
      <h2>{title}</h2>
      <Entries {...list} name={title} depth={0} />
    </section>
  );
}

type EntriesProps = Omit<MenuPlaceProps, 'title'> & { name: string; depth: number };

function Entries({ place, entries, faults, path, asked, onChange, name, depth }: EntriesProps) {
  const isPhone = usePhone();
  const moves = useMoves(entries.length, (from, to) => onChange(moved(entries, from, to)));
  const { move } = moves;
  const set = (index: number, part: Partial<MenuEntry>) =>
    onChange(entries.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <>
      <ol className="content-menu" aria-label={name}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; an entry is its place.
          <li key={index}>
            <EntryFold
              isFolding={isPhone}
              name={entry.name}
              address={entry.itemUrl}
              hasFault={faults.has(`${path}.${index}.name`) || faults.has(`${path}.${index}.itemUrl`)}
              isAskedFor={depth === 0 && entryId(place, index) === asked}
            >
              <div className="content-entry" {...moves.keys(index)}>
                <TextInput
                  id={depth === 0 ? entryId(place, index) : undefined}
                  label="Voce"
                  maxLength={80}
                  error={faults.get(`${path}.${index}.name`)}
                  value={entry.name}
                  onChange={(event) => set(index, { name: event.target.value })}
                />
                <LinkField
                  error={faults.get(`${path}.${index}.itemUrl`)}
                  address={entry.itemUrl}
                  onChange={(itemUrl) => set(index, { itemUrl })}
                />
                <Select
                  label="Aspetto"
                  value={entry.classes ?? ''}
                  onChange={({ target: { value } }) => set(index, { classes: value || undefined })}
                >
                  {Object.entries(looks).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                  {entry.classes && !(entry.classes in looks) ? <option>{entry.classes}</option> : null}
                </Select>
                <span className="content-moves">
                  <IconButton
                    icon={CaretUpBold}
                    label={`Sposta su: ${entry.name}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={CaretDownBold}
                    label={`Sposta giù: ${entry.name}`}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    icon={Trash}
                    label={`Togli: ${entry.name}`}
                    onClick={() => onChange(entries.filter((_, at) => at !== index))}
                  />
                </span>
              </div>
              <EntryTarget entry={entry} onChange={(part) => set(index, part)} />
              {entry.items || depth === 0 ? (
                <div className="content-below">
                  <Entries
                    place={place}
                    entries={entry.items ?? []}
                    faults={faults}
                    path={`${path}.${index}.items`}
                    name={`Voci di ${entry.name}`}
                    depth={depth + 1}
                    onChange={(items) => set(index, { items: items.length > 0 ? items : undefined })}
                  />
                </div>
              ) : null}
            </EntryFold>
          </li>
        ))}
      </ol>
      <Button
        kind="ghost"
        size="sm"
        onClick={() => onChange([...entries, { name: '', itemUrl: '/' }])}
        aria-label={`Aggiungi una voce: ${name}`}
      >
        <PlusBold />
        Voce
      </Button>
    </>
  );
}

interface EntryFoldProps {
  isFolding: boolean;
  name: string;
  address: string;
  hasFault: boolean;
  /** Somebody came for this entry. */
  isAskedFor: boolean;
  children: ReactNode;
}

/** On a phone an entry is one line until it is changed: thirty open ones are a page that nobody scrolls to its end. */
function EntryFold({ isFolding, name, address, hasFault, isAskedFor, children }: EntryFoldProps) {
  // a new entry has no name yet: it is open, and stays so while its name is typed
  const [isOpen, setOpen] = useState(name === '' || isAskedFor);
  if (!isFolding) return children;
  return (
    <details className="content-fold" open={isOpen || hasFault} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name || 'Voce senza nome'}</b>
        <small className="muted">{address}</small>
      </summary>
      {children}
    </details>
  );
}

/** When an entry is shown and to whom: closed until somebody wants to know, as most entries are always there for everybody. */
function EntryTarget({ entry, onChange }: { entry: MenuEntry; onChange: (part: Partial<MenuEntry>) => void }) {
  const note = entryNote({ ...entry, classes: undefined }, Date.now());
  return (
    <details className="content-entry-target">
      <summary>
        <span className="sr">{entry.name}: </span>
        {note || 'Sempre, per tutti'}
      </summary>
      <DatesFields target={entry} onChange={onChange} />
      <AudienceField audience={entry.audience} onChange={(audience) => onChange({ audience })} />
    </details>
  );
}
