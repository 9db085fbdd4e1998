import type { OrderState, StaffOrderRow } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { Package } from '@sporta/ui/icons/Package.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';

const TONES: Partial<Record<OrderState, TagTone>> = {
  confirmed: 'info',
  reopened: 'info',
  picking: 'warn',
  picked: 'warn',
  ready: 'lemon',
  'out-for-delivery': 'lemon',
  'in-locker': 'lemon',
  delivered: 'green',
  'not-delivered': 'err',
  'payment-failed': 'err',
};

interface OrderStateTagProps {
  order: Pick<StaffOrderRow, 'state' | 'flags' | 'missingLines'>;
  label: string;
}

/** The state of an order as staff say it; what needs somebody comes first. */
export function OrderStateTag({ order: { state, flags, missingLines }, label }: OrderStateTagProps) {
  if (flags.includes('payment')) {
    return (
      <Tag tone="err" icon={WarningCircleFill}>
        Pagamento da rifare
      </Tag>
    );
  }
  if (flags.includes('problem')) {
    return (
      <Tag tone="err" icon={WarningCircleFill}>
        Segnalazione aperta
      </Tag>
    );
  }
  if (state === 'picking' && missingLines > 0) {
    return <Tag tone="warn">{countText(missingLines, 'mancante', 'mancanti')}</Tag>;
  }
  return <Tag tone={TONES[state]}>{label}</Tag>;
}

const ICONS: Partial<Record<OrderState, Icon>> = {
  ready: Package,
  'out-for-delivery': Truck,
  delivered: CheckCircleFill,
  'not-delivered': WarningCircleFill,
  'payment-failed': WarningCircleFill,
};

/** Beside the words, where the tag stands alone. */
export const iconOfState = (state: OrderState): Icon | undefined => ICONS[state];

export const toneOfState = (state: OrderState): TagTone | undefined => TONES[state];
