import { BackspaceBold } from '@sporta/ui/icons/BackspaceBold.ts';

interface KeyPadProps {
  onKey: (key: string) => void;
  /** Weights have a comma, counts do not. */
  comma: boolean;
}

/** Figures for fingers; those of a keyboard do the same. */
export function KeyPad({ onKey, comma }: KeyPadProps) {
  return (
    <fieldset className="pk-keys" aria-label="Tastierino">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => (
        <button key={key} type="button" onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      {comma ? (
        <button type="button" aria-label="virgola" onClick={() => onKey(',')}>
          ,
        </button>
      ) : (
        <span />
      )}
      <button type="button" onClick={() => onKey('0')}>
        0
      </button>
      <button type="button" aria-label="Cancella l’ultima cifra" onClick={() => onKey('Backspace')}>
        <BackspaceBold />
      </button>
    </fieldset>
  );
}
