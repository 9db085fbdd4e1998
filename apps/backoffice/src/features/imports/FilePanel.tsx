import { mostImportBytes } from '@sporta/contract/staff-import.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { importKeys } from './imports-queries.ts';
import { sendFile } from './send-file.ts';

/** Where a file is dropped or chosen; a large one shows how much of it has arrived. */
export function FilePanel({ onSent }: { onSent: (importId: number) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const [over, setOver] = useState(false);
  const isPhone = usePhone();
  const send = useMutation({
    mutationFn: (file: File) => {
      if (file.size === 0) throw new Error('Il file è vuoto');
      if (file.size > mostImportBytes) throw new Error('Il file supera i 100 MB: dividilo in due');
      setShare(0);
      return sendFile(api, file, setShare);
    },
    onSuccess: ({ importId }) => {
      void queries.invalidateQueries({ queryKey: importKeys.list });
      onSent(importId);
    },
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !send.isPending) send.mutate(file);
  };
  const problem = send.error && (send.error.name === 'Error' ? send.error.message : messageOf(send.error));
  return (
    <section
      className={over ? 'bx imp-drop over' : 'bx imp-drop'}
      aria-label="File da importare"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadSimple />
      <h2>{isPhone ? 'Il listino del fornitore' : 'Trascina qui il listino'}</h2>
      <p className="muted">
        Excel (.xlsx, il primo foglio), CSV (con punto e virgola, virgola o tabulazione) o JSON Lines, fino a 100 MB.
        Bastano due colonne: nome e prezzo.
      </p>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label="File"
        accept=".xlsx,.csv,.txt,.tsv,.jsonl,.ndjson,.json,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file may be chosen again once it was mended
          target.value = '';
          if (file) send.mutate(file);
        }}
      />
      <Button size="lg" busy={send.isPending} onClick={() => input.current?.click()}>
        Scegli un file
      </Button>
      {send.isPending ? <Bar label="File arrivato" value={share} max={1} /> : null}
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
    </section>
  );
}
