import { ChipLink } from '@sporta/ui';

/** The catalogue of rewards, what was asked for, how the points came and went. */
export function RewardsTabs({ current }: { current: 'catalogue' | 'requested' | 'points' }) {
  return (
    <nav className="profile-sections" aria-label="Premi">
      <ChipLink href="/profile/rewards-cart" current={current === 'catalogue'}>
        Catalogo premi
      </ChipLink>
      <ChipLink href="/profile/requested-rewards" current={current === 'requested'}>
        Premi richiesti
      </ChipLink>
      <ChipLink href="/profile/points" current={current === 'points'}>
        Movimenti dei punti
      </ChipLink>
    </nav>
  );
}
