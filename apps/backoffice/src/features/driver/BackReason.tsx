import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';

/** Why goods go back; their customer reads it. */
export function BackReason({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <TextInput
      label="Motivo, lo legge il cliente"
      maxLength={300}
      value={reason}
      onChange={({ target }) => onReason(target.value)}
    />
  );
}
