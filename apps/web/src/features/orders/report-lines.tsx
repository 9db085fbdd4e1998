import type { LineProblem, OrderLine } from '@sporta/contract';
import { Select, TextInput } from '@sporta/ui';
import { lineQuantity, PROBLEMS, receivedQuantity } from '../../shared/orders/index.ts';
import { LineChoice, LineChoices } from './line-choice.tsx';
import { mostGramsToReport, mostToReport, quantityToReport, type Reported } from './report-quantity.ts';

interface ReportLinesProps {
  lines: readonly OrderLine[];
  reported: ReadonlyMap<number, Reported>;
  /** Why what is chosen cannot be sent. */
  wrong: string | undefined;
  onChange: (orderLineId: number, reported: Reported | undefined) => void;
}

/** Lines of an order, each with what happened to it and to how much of it. */
export function ReportLines({ lines, reported, wrong, onChange }: ReportLinesProps) {
  return (
    <LineChoices wrong={wrong}>
      {lines.map((line) => {
        const { orderLineId, weightUnitSelling: unit } = line;
        const most = mostToReport(line);
        const current = reported.get(orderLineId) ?? { problem: 'missing' };
        return (
          <LineChoice
            key={orderLineId}
            line={line}
            wrong={Boolean(wrong)}
            detail={lineQuantity(receivedQuantity(line), unit)}
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
                value={current.pieces ?? ''}
                onChange={({ target }) =>
                  onChange(orderLineId, { ...current, pieces: target.value ? Number(target.value) : undefined })
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
              <TextInput
                label="Quanti grammi"
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                value={current.grams ?? ''}
                error={
                  quantityToReport(line, current) === 'unclear'
                    ? `Scrivi i grammi, da 1 a ${mostGramsToReport(line)}`
                    : undefined
                }
                hint="Lascia vuoto se è tutta la quantità"
                onChange={({ target }) => onChange(orderLineId, { ...current, grams: target.value })}
              />
            ) : null}
          </LineChoice>
        );
      })}
    </LineChoices>
  );
}
