import { ChipLink } from '@sporta/ui';

/** The catalogue of rewards and what was asked for. */
export function RewardsTabs({ current }: { current: 'catalogue' | 'requested' }) {
  return (
    <nav className="profile-sections" aria-label="Premi">
      <ChipLink href="/profile/rewards-cart" current={current === 'catalogue'}>
        Catalogo premi
      </ChipLink>
      <ChipLink href="/profile/requested-rewards" current={current === 'requested'}>
        Premi richiesti
      </ChipLink>
    </nav>
  );
}
