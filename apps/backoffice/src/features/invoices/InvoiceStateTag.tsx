import { type EinvoiceState, einvoiceStateLabels } from '@sporta/contract/staff-invoice-words.ts';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';

const tones: Record<EinvoiceState, TagTone> = {
  faulty: 'err',
  refused: 'err',
  'to-send': 'lemon',
  sent: 'info',
  'left-for-collection': 'warn',
  delivered: 'green',
};

export function InvoiceStateTag({ state }: { state: EinvoiceState }) {
  return <Tag tone={tones[state]}>{einvoiceStateLabels[state]}</Tag>;
}
