import { ChipLink } from '@sporta/ui';

/** The catalogue of rewards, what was asked for, how the points came and went. */
export function RewardsTabs({ current }: { current: 'catalogue' | 'requested' | 'points' }) {
  return (
    <nav className="profile-sections" aria-label="Premi e punti">
      <ChipLink href="/profile/rewards-cart" current={current === 'catalogue'}>
        Catalogo
      </ChipLink>
      <ChipLink href="/profile/requested-rewards" current={current === 'requested'}>
        Richiesti
      </ChipLink>
      <ChipLink href="/profile/points" current={current === 'points'}>
        Movimenti
      </ChipLink>
    </nav>
  );
}
