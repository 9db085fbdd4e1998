import type { PickingLine } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { Price } from '@sporta/ui/components/price/Price.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { amountOf } from './model/line-state.ts';
import { gramsTyped, judgeWeight, placeOnBar, type WeightVerdict } from './model/weight.ts';
import { ScaleLink } from './ScaleLink.tsx';

const VERDICTS: Record<Exclude<WeightVerdict, 'nothing'>, { tone: TagTone; text: string }> = {
  below: { tone: 'err', text: 'Troppo poco' },
  within: { tone: 'green', text: 'Nella tolleranza' },
  above: { tone: 'err', text: 'Troppo' },
};

interface WeightPanelProps {
  line: PickingLine;
  pad: string;
  /** The scale says so. */
  onGrams: (grams: number) => void;
}

/** What it weighs, whether that is near enough to what was asked for, and what it costs then. */
export function WeightPanel({ line, pad, onGrams }: WeightPanelProps) {
  const { weight } = line;
  if (!weight) return null;
  const grams = gramsTyped(pad);
  const verdict = judgeWeight(line, grams);
  const shown = VERDICTS[verdict === 'nothing' ? 'within' : verdict];
  const inKg = pad === '' || pad.includes(',');
  return (
    <section className="pk-disp" aria-label="Peso">
      <small>Peso sulla bilancia</small>
      <output className="big num" aria-live="off">
        {pad || '0,000'}
        <span>{inKg ? 'kg' : 'g'}</span>
      </output>
      <div className="pk-range" aria-hidden="true">
        <i />
        {grams === undefined ? null : <u style={{ left: `${placeOnBar(line, grams)}%` }} />}
        <span className="lo">{weight.least}</span>
        <span className="mid">{weight.asked}</span>
        <span className="hi">{weight.most} g</span>
      </div>
      <p className="sr">
        Va bene da {weight.least} a {weight.most} grammi
      </p>
      <div className="pk-price">
        <div>
          <small>Prezzo al cliente</small>
          <Price cents={euroToCents(grams === undefined ? line.orderedAmount : amountOf(line, 0, grams))} size="lg" />
        </div>
        <span className="grow" />
        {verdict === 'nothing' ? null : (
          <Tag tone={shown.tone} icon={verdict === 'within' ? CheckCircleFill : WarningFill}>
            {shown.text}
          </Tag>
        )}
      </div>
      <ScaleLink onGrams={onGrams} />
    </section>
  );
}
