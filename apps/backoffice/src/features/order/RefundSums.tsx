import type { StaffRefund } from '@sporta/contract';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { RefundShares } from '../../shared/order-acts/index.ts';
import { type SumsRequest, type TypedSums, typeSum } from './refund-sums.ts';

interface RefundSumsProps {
  refund: StaffRefund;
  /** What was chosen is not what these sums are of: they are not shown. */
  isOld: boolean;
  typed: TypedSums;
  problem: SumsRequest['problem'];
  onType: (typed: TypedSums) => void;
}

/** Where the money goes, each sum to be changed where another place takes what it leaves. */
export function RefundSums({ refund, isOld, typed, problem, onType }: RefundSumsProps) {
  return (
    <RefundShares
      refund={refund}
      withoutSums={(refund.total === 0 || isOld) && typed.length === 0}
      sumField={({ ref, name, maskedNumber, amount }) => {
        if (!ref || refund.total === 0 || (isOld && typed.length === 0)) return undefined;
        const text = typed.find(([each]) => each === ref)?.[1];
        return (
          <TextInput
            className="refund-sum-field"
            label={`Somma su ${[name, maskedNumber].filter(Boolean).join(' ')}`}
            hideLabel
            inputMode="decimal"
            value={text ?? amount.toLocaleString('it-IT', { minimumFractionDigits: 2 })}
            end={<span className="unit">€</span>}
            error={problem?.ref === ref ? problem.text : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onType(typeSum(typed, ref, event.target.value, refund.shares))}
          />
        );
      }}
    />
  );
}
