import { type RoundBoard, staffEndpoints } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator, MenuSheet } from '@sporta/ui/components/menu/Menu.tsx';
import { ArrowsClockwise } from '@sporta/ui/icons/ArrowsClockwise.ts';
import { DotsThreeBold } from '@sporta/ui/icons/DotsThreeBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { useApi } from '../../lib/use-api.ts';
import { countOf } from '../../shared/figures/index.ts';
import { idleVans } from './places.ts';
import type { PlanActs } from './use-plan-acts.ts';

/** What is done more seldom with a plan than confirming it: its papers, a new proposal, another van. */
export function PlanMenu({ board, acts }: { board: RoundBoard; acts: PlanActs }) {
  const api = useApi();
  if (board.timeslotId === undefined || board.rounds.length === 0) return null;
  const idle = idleVans(board);
  return (
    <Menu trigger={<IconButton outlined icon={DotsThreeBold} label="Altre azioni sui giri" />}>
      <MenuSheet icon={Printer} href={api.url(staffEndpoints.staffRounds.sheet, { timeslot_id: board.timeslotId })}>
        Fogli di giro
      </MenuSheet>
      <MenuItem icon={ArrowsClockwise} disabled={acts.busy} onClick={acts.propose}>
        Ricalcola i giri
      </MenuItem>
      {idle.length > 0 ? <MenuSeparator /> : null}
      {idle.map(({ vanId, name, crates }) => (
        <MenuItem key={vanId} icon={PlusBold} disabled={acts.busy} onClick={() => acts.add(vanId)}>
          Aggiungi un giro, {name}
          <small>{countOf(crates, 'cassa', 'casse')}</small>
        </MenuItem>
      ))}
    </Menu>
  );
}
