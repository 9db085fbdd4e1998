import type { Reward } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { Button, cx, ProductPicture, Tag, tintClass } from '@sporta/ui';
import { useRef } from 'react';
import { missingText, pointsText } from './model/reward-texts.ts';
import { useFocusKept } from './model/use-focus-kept.ts';
import { RewardQuantity } from './reward-quantity.tsx';

interface RewardCardProps {
  reward: Reward;
  /** Chosen so far. */
  quantity: number;
  /** Left after what was chosen. */
  remainingPoints: number;
  busy: boolean;
  onQuantity: (quantity: number) => void;
}

/** A reward of the catalogue. */
export function RewardCard({ reward, quantity, remainingPoints, busy, onQuantity }: RewardCardProps) {
  const { name, description, points, mediaURL, tint, available, validTo } = reward;
  const missing = points - remainingPoints;
  const act = useRef<HTMLDivElement>(null);
  // "Scegli" and the quantity replace each other: the focus moves from one to the other
  const chosen = quantity > 0;
  useFocusKept(chosen, () => act.current?.querySelector<HTMLElement>(chosen ? 'button.one-more' : 'button'));
  return (
    <li className={cx('reward', quantity > 0 && 'in')}>
      <div className={cx('reward-tile', tintClass(tint))}>
        <ProductPicture picture={{ src: mediaURL }} size={240} />
      </div>
      <p className="reward-points">{pointsText(points)}</p>
      <h2>{name}</h2>
      <p className="muted small grow">{description}</p>
      {validTo ? <p className="muted xs">Fino al {formatDayNumeric(validTo)}</p> : null}
      <div className="reward-act" ref={act}>
        {!available ? (
          <Tag>Esaurito</Tag>
        ) : quantity > 0 ? (
          <RewardQuantity name={name} quantity={quantity} canAdd={missing <= 0} busy={busy} onQuantity={onQuantity} />
        ) : missing > 0 ? (
          <p className="muted small">{missingText(missing)}</p>
        ) : (
          <Button kind="soft" size="sm" aria-disabled={busy} onClick={() => busy || onQuantity(1)}>
            Scegli
            <span className="sr"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
