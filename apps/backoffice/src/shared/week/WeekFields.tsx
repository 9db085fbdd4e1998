import { Button } from '@sporta/ui/components/button/Button.tsx';
import { DayHours } from './DayHours.tsx';
import { type WeekDraft, weekdayNames } from './week-draft.ts';

interface WeekFieldsProps {
  value: WeekDraft;
  onChange: (week: WeekDraft) => void;
  /** What Monday has is wanted on the other days, too: "Ripeti il lunedì fino a sabato". */
  repeats?: true;
}

/** The openings of a week, day by day. */
export function WeekFields({ value, onChange, repeats }: WeekFieldsProps) {
  const repeat = (last: number) =>
    onChange(
      value.map((openings, index) => (index > 0 && index <= last ? value[0]!.map((each) => ({ ...each })) : openings)),
    );
  return (
    <>
      <ul className="hours-days">
        {weekdayNames.map((name, index) => (
          <DayHours
            key={name}
            name={name}
            openings={value[index]!}
            onChange={(openings) => onChange(value.with(index, openings))}
          />
        ))}
      </ul>
      {repeats ? (
        <div className="hours-repeat">
          <Button kind="line" size="sm" onClick={() => repeat(5)}>
            Ripeti il lunedì fino a sabato
          </Button>
          <Button kind="line" size="sm" onClick={() => repeat(6)}>
            Fino a domenica
          </Button>
        </div>
      ) : null}
    </>
  );
}
