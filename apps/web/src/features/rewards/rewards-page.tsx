import type { Reward, RewardsCart } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { Button, ConfirmProvider, EmptyState, RowsSkeleton, toast } from '@sporta/ui';
import { TicketDuotone } from '@sporta/ui/icons/TicketDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { rewardsCartQuery, rewardsQuery, useChangeReward } from './api/rewards.ts';
import { pointsText } from './model/reward-texts.ts';
import { RewardCard } from './reward-card.tsx';
import { CHOSEN_ID, RewardsChosen } from './rewards-chosen.tsx';
import { RewardsTabs } from './rewards-tabs.tsx';

/** /profile/rewards-cart: the catalogue of rewards, and those chosen so far. */
export function RewardsPage() {
  const api = useApi();
  const catalogue = useQuery(rewardsQuery(api));
  const chosen = useQuery(rewardsCartQuery(api));
  const error = catalogue.error ?? chosen.error;
  const points = chosen.data?.userPoints ?? catalogue.data?.userPoints;
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Premi</h1>
        {points === undefined ? null : <p className="points-badge">Hai {pointsText(points)}</p>}
      </div>
      <RewardsTabs current="catalogue" />
      {error ? (
        <LoadProblem
          error={error}
          what="i premi"
          onRetry={() => {
            void catalogue.refetch();
            void chosen.refetch();
          }}
        />
      ) : catalogue.data && chosen.data ? (
        <Rewards rewards={catalogue.data.rewards} cart={chosen.data} />
      ) : (
        <RowsSkeleton count={4} label="Carico i premi" />
      )}
    </ConfirmProvider>
  );
}

/** On small screens, where the choice is above the catalogue: what was chosen so far, always in sight. */
function Foot({ cart }: { cart: RewardsCart }) {
  const count = cart.items.reduce((sum, item) => sum + item.quantity, 0);
  const show = () => {
    const chosen = document.getElementById(CHOSEN_ID);
    chosen?.scrollIntoView({ block: 'start' });
    chosen?.focus({ preventScroll: true });
  };
  return (
    <div className="offer-foot rewards-foot">
      <p className="grow">
        <b className="own-line">{countText(count, 'premio scelto', 'premi scelti')}</b>
        <small className="muted">Ti restano {pointsText(cart.remainingPoints)}</small>
      </p>
      <Button onClick={show}>Vai alla richiesta</Button>
    </div>
  );
}

function Rewards({ rewards, cart }: { rewards: readonly Reward[]; cart: RewardsCart }) {
  const change = useChangeReward();
  if (rewards.length === 0 && cart.items.length === 0) {
    return (
      <EmptyState
        icon={TicketDuotone}
        title="Il nuovo catalogo arriva presto"
        body="I punti che hai restano tuoi: continua a raccoglierli a ogni spesa."
      />
    );
  }
  const setQuantity = (reward: Reward, to: number) => {
    const from = cart.items.find((item) => item.reward.rewardId === reward.rewardId)?.quantity ?? 0;
    change.mutate(
      { rewardId: reward.rewardId, from, to },
      { onError: (error) => toast.error(messageOf(error, `${reward.name} non è stato cambiato: riprova.`)) },
    );
  };
  return (
    <div className="rewards">
      <RewardsChosen cart={cart} onQuantity={setQuantity} busy={change.isPending} />
      <ul className="reward-grid">
        {rewards.map((reward) => (
          <RewardCard
            key={reward.rewardId}
            reward={reward}
            quantity={cart.items.find((item) => item.reward.rewardId === reward.rewardId)?.quantity ?? 0}
            remainingPoints={cart.remainingPoints}
            busy={change.isPending}
            onQuantity={(to) => setQuantity(reward, to)}
          />
        ))}
      </ul>
      {cart.items.length > 0 ? <Foot cart={cart} /> : null}
    </div>
  );
}
