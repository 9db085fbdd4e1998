import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface CodeFormProps {
  onCode: (code: string) => void;
  /** The form was asked for: the field gets focus. */
  focus: boolean;
}

/** Shortest and longest code of the formats that are read. */
const CODE = /^[\w$%*+./: -]{4,48}$/;

export function CodeForm({ onCode, focus }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('barcode')).trim();
    if (CODE.test(code)) {
      onCode(/^[\d ]+$/.test(code) ? code.replaceAll(' ', '') : code);
      return;
    }
    setError(code ? 'Scrivi il numero che sta sotto le barre, per esempio 8001234567893' : '*Campo obbligatorio');
    field.current?.focus();
  };
  return (
    <form className="code-form" onSubmit={send} noValidate>
      <TextInput
        ref={field}
        className="grow"
        label="Codice a barre"
        hint="Il numero sotto le barre."
        name="barcode"
        inputMode="numeric"
        autoComplete="off"
        error={error}
      />
      <Button type="submit">Cerca</Button>
    </form>
  );
}
