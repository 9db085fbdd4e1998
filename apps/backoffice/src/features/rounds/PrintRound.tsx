import { type Round, staffEndpoints } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { useApi } from '../../lib/use-api.ts';

/** The round on paper: a phone may die on the way. */
export function PrintRound({ timeslotId, round }: { timeslotId: number; round: Round }) {
  const address = useApi().url(staffEndpoints.staffRounds.sheet, { timeslot_id: timeslotId, round_id: round.roundId });
  return (
    <ButtonLink kind="quiet" size="sm" href={address} target="_blank" rel="noreferrer">
      <Printer />
      Foglio di giro<span className="sr"> {round.number}</span>
    </ButtonLink>
  );
}
