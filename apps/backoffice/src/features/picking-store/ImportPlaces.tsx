import { type PickingPlaceProblem, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { base64Of } from '../../shared/documents/index.ts';
import { messageOf } from '../../shared/errors/index.ts';

const isWorkbook = ({ name }: File) => name.toLowerCase().endsWith('.xlsx');

/** Reads places from a spreadsheet's file; rows it leaves out are shown with the reason. */
export function ImportPlaces({ warehouseId, onRead }: { warehouseId: number; onRead: () => void }) {
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly PickingPlaceProblem[]>([]);
  const read = useMutation({
    mutationFn: async (file: File) =>
      (
        await api.call(staffEndpoints.staffPickingStore.importPlaces, {
          warehouse_id: warehouseId,
          ...(isWorkbook(file) ? { workbook: await base64Of(file) } : { file: await file.text() }),
        })
      ).data,
    onSuccess: ({ changed, unchanged, problems: left }) => {
      toast.success(`Posti cambiati: ${changed}, uguali: ${unchanged}`);
      setProblems(left);
      onRead();
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".xlsx,.csv,text/csv,text/plain"
        hidden
        aria-label="File dei posti"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read.mutate(file);
          // the same file may be chosen again after it was mended
          target.value = '';
        }}
      />
      <Button kind="line" busy={read.isPending} onClick={() => field.current?.click()}>
        <UploadSimple />
        Carica i posti
      </Button>
      <Dialog open={problems.length > 0} onClose={() => setProblems([])} title="Righe lasciate fuori">
        <Note kind="warn">Le altre righe sono state lette. Correggi queste e ricarica il file.</Note>
        <ul>
          {problems.map(({ line, message }) => (
            <li key={line}>
              Riga {line}: {message}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
