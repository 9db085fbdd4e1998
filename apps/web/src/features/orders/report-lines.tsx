import type { LineProblem, OrderLine } from '@sporta/contract';
import { Select } from '@sporta/ui';
import { lineQuantity, PROBLEMS, receivedQuantity } from '../../shared/orders/index.ts';
import { LineChoice } from './line-choice.tsx';
import { ReportGrams } from './report-grams.tsx';

/** What is wrong with a line. */
export interface Reported {
  problem: LineProblem;
  /** Pieces, or kilograms of what is weighed; undefined = all of the line. */
  quantity?: number | undefined;
  /** What was written of the quantity cannot be read: nothing is sent before it is mended. */
  isUnclear?: boolean;
}

const GRAMS_PER_KILOGRAM = 1000;

interface ReportLinesProps {
  lines: readonly OrderLine[];
  reported: ReadonlyMap<number, Reported>;
  onChange: (orderLineId: number, reported: Reported | undefined) => void;
}

/** Lines of an order, each with what happened to it and to how much of it. */
export function ReportLines({ lines, reported, onChange }: ReportLinesProps) {
  return (
    <ul className="line-choices">
      {lines.map((line) => {
        const { orderLineId, weightUnitSelling: unit } = line;
        const received = receivedQuantity(line);
        // of what came back before nothing can be reported again
        const most = received - (line.refund?.quantity ?? 0);
        const current = reported.get(orderLineId) ?? { problem: 'missing' };
        return (
          <LineChoice
            key={orderLineId}
            line={line}
            detail={lineQuantity(received, unit)}
            checked={reported.has(orderLineId)}
            onChange={(checked) => onChange(orderLineId, checked ? current : undefined)}
          >
            <Select
              label="Che cosa è successo"
              value={current.problem}
              onChange={({ target }) => onChange(orderLineId, { ...current, problem: target.value as LineProblem })}
            >
              {Object.entries(PROBLEMS).map(([problem, words]) => (
                <option key={problem} value={problem}>
                  {words}
                </option>
              ))}
            </Select>
            {unit === 'pz' && most > 1 ? (
              <Select
                label="A quanti pezzi"
                value={current.quantity ?? ''}
                onChange={({ target }) =>
                  onChange(orderLineId, {
                    problem: current.problem,
                    quantity: target.value ? Number(target.value) : undefined,
                  })
                }
              >
                <option value="">Tutti</option>
                {Array.from({ length: most - 1 }, (_, index) => index + 1).map((pieces) => (
                  <option key={pieces} value={pieces}>
                    {pieces}
                  </option>
                ))}
              </Select>
            ) : null}
            {unit === 'kg' ? (
              <ReportGrams
                most={Math.round(most * GRAMS_PER_KILOGRAM)}
                onChange={(grams) =>
                  onChange(orderLineId, {
                    problem: current.problem,
                    quantity: typeof grams === 'number' ? grams / GRAMS_PER_KILOGRAM : undefined,
                    isUnclear: grams === 'unclear',
                  })
                }
              />
            ) : null}
          </LineChoice>
        );
      })}
    </ul>
  );
}
