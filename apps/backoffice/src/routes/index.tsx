import { staffEndpoints } from '@sporta/contract';
import { isShopDay } from '@sporta/domain';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { FirstRoom, NoRoom, roomsOf } from '../features/shell/index.ts';
import { TodayPage } from '../features/today/index.ts';
import { hrefOf } from '../lib/search-params.ts';
import { mayUse, useMe } from '../shared/staff/index.ts';

export const Route = createFileRoute('/')({
  validateSearch: ({ day }: Record<string, unknown>): { day?: string | undefined } => ({
    day: typeof day === 'string' && isShopDay(day) ? day : undefined,
  }),
  component: Today,
});

/** Who may not see the day begins in the first room they may enter. */
function Today() {
  const me = useMe();
  const { day } = Route.useSearch();
  const router = useRouter();
  if (mayUse(me, staffEndpoints.staff.today)) {
    return <TodayPage day={day} onDay={(next) => void router.navigate({ href: hrefOf('/', { day: next }) })} />;
  }
  const [first] = roomsOf(me);
  return first ? <FirstRoom room={first} /> : <NoRoom />;
}
