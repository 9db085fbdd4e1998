import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Fragment, useState } from 'react';
import { Key, setSingleLetters, singleLettersOn } from '../../shared/keyboard/index.ts';
import type { Room } from './rooms.ts';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  rooms: readonly Room[];
}

const everywhere: [string[], string][] = [
  [['/'], 'cerca in tutto il Banco'],
  [['?'], 'mostra questi tasti'],
  [['Esc'], 'chiude la finestra aperta'],
];

const inTables: [string[], string][] = [
  [['J', 'K'], 'riga dopo, riga prima (anche con le frecce)'],
  [['X'], 'sceglie la riga; con Maiusc fino a qui'],
  [['Invio'], 'apre la riga'],
  [['←', '→'], 'pagina prima, pagina dopo'],
];

const inOrders: [string[], string][] = [
  [['E'], 'etichette delle casse'],
  [['P'], 'ricevuta per il cliente'],
  [['L'], 'lista di preparazione'],
  [['R'], 'rimborso'],
  [['N'], 'nota interna'],
];

/** What the keys do, and the switch for people who dictate or whose hands tremble. */
export function KeysDialog({ open, onClose, rooms }: KeysDialogProps) {
  const [letters, setLetters] = useState(singleLettersOn);
  const goTo = rooms.map(({ letter, name }): [string[], string] => [['G', letter.toUpperCase()], `vai a ${name}`]);
  return (
    <Dialog open={open} onClose={onClose} title="Tasti" width={500}>
      <dl className="key-list">
        <KeyRows title="Ovunque" rows={everywhere} />
        <KeyRows title="Uno dopo l’altro" rows={goTo} />
        <KeyRows title="Negli elenchi" rows={inTables} />
        <KeyRows title="In un ordine" rows={inOrders} />
      </dl>
      <hr className="hr" />
      <Switch
        label="Tasti di una lettera"
        description="Spegnili se detti a voce o se premi tasti senza volere."
        checked={letters}
        onChange={(event) => {
          setSingleLetters(event.target.checked);
          setLetters(event.target.checked);
        }}
      />
    </Dialog>
  );
}

function KeyRows({ title, rows }: { title: string; rows: readonly [string[], string][] }) {
  return (
    <>
      <div className="key-title">
        <h3>{title}</h3>
      </div>
      {rows.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <Fragment key={key}>
                <Key>{key}</Key>{' '}
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </>
  );
}
