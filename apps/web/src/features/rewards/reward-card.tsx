import type { Reward } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { Button, cx, ProductPicture, Tag, tintClass } from '@sporta/ui';
import { pointsText } from './model/reward-texts.ts';
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
  return (
    <li className={cx('reward', quantity > 0 && 'in')}>
      <div className={cx('reward-tile', tintClass(tint))}>
        <ProductPicture picture={{ src: mediaURL }} size={240} />
      </div>
      <p className="reward-points">{pointsText(points)}</p>
      <h2>{name}</h2>
      <p className="muted small">{description}</p>
      {validTo ? <p className="muted xs">Fino al {formatDayNumeric(validTo)}</p> : null}
      <div className="reward-act">
        {!available ? (
          <Tag>Esaurito</Tag>
        ) : quantity > 0 ? (
          <RewardQuantity name={name} quantity={quantity} canAdd={missing <= 0} busy={busy} onQuantity={onQuantity} />
        ) : missing > 0 ? (
          <p className="muted small">Ti mancano {pointsText(missing)}</p>
        ) : (
          <Button kind="soft" size="sm" disabled={busy} onClick={() => onQuantity(1)}>
            Scegli
            <span className="sr"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
