import type { Reward, RewardsCart } from '@sporta/contract';
import { Button, cx, Note, Select, SummaryList, toast, useConfirm } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { storesQuery } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { useRequestRewards } from './api/rewards.ts';
import { grouped, pointsText } from './model/reward-texts.ts';
import { RewardQuantity } from './reward-quantity.tsx';

/** Where the phone's foot leads to. */
export const CHOSEN_ID = 'premi-scelti';

interface RewardsChosenProps {
  cart: RewardsCart;
  busy: boolean;
  onQuantity: (reward: Reward, quantity: number) => void;
}

/** The rewards chosen so far, what they cost, where they go. */
export function RewardsChosen({ cart, busy, onQuantity }: RewardsChosenProps) {
  const router = useRouter();
  const confirm = useConfirm();
  const request = useRequestRewards();
  const [store, setStore] = useState('');
  const { data: stores = [] } = useQuery(storesQuery(useApi()));
  const ask = async () => {
    const yes = await confirm({
      danger: false,
      title: `Usare ${pointsText(cart.totalPoints)} per questi premi?`,
      body: `${cart.items.map(({ reward, quantity }) => `${quantity} × ${reward.name}`).join(', ')}. Ti restano ${pointsText(cart.remainingPoints)}.`,
    });
    if (!yes) return;
    request.mutate(store ? Number(store) : undefined, {
      onSuccess: () => {
        toast.success('Premi richiesti: i punti sono stati scalati');
        void router.navigate({ href: '/profile/requested-rewards' });
      },
    });
  };
  return (
    <aside
      className={cx('stick rewards-chosen', cart.items.length === 0 && 'none')}
      id={CHOSEN_ID}
      tabIndex={-1}
      aria-label="I premi che hai scelto"
    >
      <h2>I premi che hai scelto</h2>
      {cart.items.length === 0 ? (
        <p className="muted">Ancora nessuno: scegli fra quelli del catalogo.</p>
      ) : (
        <>
          <ul>
            {cart.items.map(({ reward, quantity, points }) => (
              <li key={reward.rewardId}>
                <span className="grow">
                  <b>{reward.name}</b>
                  <small className="muted">{pointsText(points)}</small>
                </span>
                <RewardQuantity
                  name={reward.name}
                  quantity={quantity}
                  canAdd={cart.remainingPoints >= reward.points}
                  busy={busy}
                  onQuantity={(to) => onQuantity(reward, to)}
                />
              </li>
            ))}
          </ul>
          <Select label="Dove li vuoi" value={store} onChange={(event) => setStore(event.target.value)}>
            <option value="">Con la prossima spesa</option>
            {stores.map(({ warehouseId, name }) => (
              <option key={warehouseId} value={warehouseId}>
                Da ritirare: {name}
              </option>
            ))}
          </Select>
          <div aria-live="polite">
            <SummaryList
              lines={[
                { label: 'I tuoi punti', value: grouped(cart.userPoints) },
                { label: 'Premi scelti', value: `−${grouped(cart.totalPoints)}` },
                { label: 'Ti restano', value: grouped(cart.remainingPoints), tone: 'total' },
              ]}
            />
          </div>
          {request.isError ? (
            <Note kind="err" live>
              {messageOf(request.error, 'La richiesta non è partita: i punti sono ancora tuoi. Riprova.')}
            </Note>
          ) : null}
          <Button size="lg" block busy={request.isPending} disabled={busy} onClick={() => void ask()}>
            Richiedi i premi
          </Button>
        </>
      )}
    </aside>
  );
}
