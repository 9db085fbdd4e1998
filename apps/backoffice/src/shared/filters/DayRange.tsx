import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: Record<string, string>) => void;
}

/** The first and the last day, both included. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <>
      <TextInput
        label="Dal giorno"
        hideLabel
        className="filter-day"
        type="date"
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextInput
        label="Al giorno"
        hideLabel
        className="filter-day"
        type="date"
        value={to ?? ''}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  );
}
