import type { RoundBoard } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Menu, MenuItem } from '@sporta/ui/components/menu/Menu.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { countOf, idleVans } from './places.ts';
import type { PlanActs } from './use-plan-acts.ts';

/** Another round, with a van that waits for none. */
export function AddRound({ board, acts }: { board: RoundBoard; acts: PlanActs }) {
  const idle = idleVans(board);
  if (idle.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button kind="line">
          <PlusBold />
          Aggiungi un giro
        </Button>
      }
    >
      {idle.map(({ vanId, name, crates }) => (
        <MenuItem key={vanId} onClick={() => acts.add(vanId)}>
          {name}
          <small>{countOf(crates, 'cassa', 'casse')}</small>
        </MenuItem>
      ))}
    </Menu>
  );
}
