import type { OrderLine } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, cx, FreePrice, Link, OldPrice, Price, Tag, Thumb } from '@sporta/ui';
import { ArrowsLeftRightBold } from '@sporta/ui/icons/ArrowsLeftRightBold.ts';
import { ArrowUUpLeftBold } from '@sporta/ui/icons/ArrowUUpLeftBold.ts';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { ScalesBold } from '@sporta/ui/icons/ScalesBold.ts';
import { WarningCircle } from '@sporta/ui/icons/WarningCircle.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { type ReactNode, useState } from 'react';
import { useAllOnPaper } from '../../lib/use-all-on-paper.ts';
import {
  groupLines,
  lineQuantity,
  PROBLEMS,
  packagesOf,
  receivedQuantity,
  refundText,
  weighedText,
} from '../../shared/orders/index.ts';
import { OrderLineMissing } from './order-line-missing.tsx';
import { RefuseSubstitution } from './refuse-substitution.tsx';

/** Others shown before "Mostra tutti". */
const FEW = 5;
const FREE = insertionTypeIds.free;

interface OrderLinesProps {
  orderId: number;
  lines: readonly OrderLine[];
  /** What comes if something is missing can be chosen yet. */
  changeable?: boolean | undefined;
}

/** Ordered against delivered: what changed first, then what was weighed, then the rest; on paper all of it. */
export function OrderLines({ orderId, lines, changeable = false }: OrderLinesProps) {
  const { changed, weighed, others } = groupLines(lines);
  const [all, setAll] = useState(false);
  useAllOnPaper(setAll);
  const alone = changed.length === 0 && weighed.length === 0;
  const shown = all || alone ? others : others.slice(0, FEW);
  return (
    <>
      <LineGroup orderId={orderId} changeable={changeable} title="Modificati" lines={changed} />
      <LineGroup orderId={orderId} changeable={changeable} title="A peso" lines={weighed} />
      <LineGroup
        orderId={orderId}
        changeable={changeable}
        title={alone ? 'Prodotti' : 'Altri prodotti'}
        count={others.length}
        lines={shown}
      />
      {shown.length < others.length ? (
        <Button kind="ghost" className="all-lines" onClick={() => setAll(true)}>
          Mostra tutti
          <CaretDownBold />
        </Button>
      ) : null}
    </>
  );
}

interface LineGroupProps {
  orderId: number;
  changeable: boolean;
  title: string;
  lines: readonly OrderLine[];
  count?: number;
}

function LineGroup({ orderId, changeable, title, lines, count }: LineGroupProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="gh">
        {title} {count ? <span className="muted small">{count}</span> : null}
      </h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.orderLineId} orderId={orderId} line={line} changeable={changeable} />
        ))}
      </ul>
    </section>
  );
}

function Line({ orderId, line, changeable }: { orderId: number; line: OrderLine; changeable: boolean }) {
  switch (line.status) {
    case 'missing':
      return (
        <Row
          line={line}
          missing
          detail={line.description}
          tag={
            <Tag tone="err" icon={XBold}>
              {line.refused ? 'Sostituzione rifiutata, non addebitato' : 'Mancante, non addebitato'}
            </Tag>
          }
          quantity={lineQuantity(line.orderedQuantity, line.weightUnitSelling)}
          amount={<span className="muted">{formatEuro(0)}</span>}
        />
      );
    case 'substituted':
      return <Substituted orderId={orderId} line={line} />;
    default:
      return (
        <Row
          line={line}
          detail={line.estimated ? weighedText(line) : [line.description, packagesOf(line)].filter(Boolean).join(' · ')}
          tag={
            <>
              {line.status === 'weighed' ? (
                <Tag tone="green" icon={ScalesBold}>
                  Pesato
                </Tag>
              ) : line.estimated ? (
                <Tag icon={ScalesBold}>Da pesare</Tag>
              ) : null}
              <AfterTags line={line} />
            </>
          }
          quantity={lineQuantity(receivedQuantity(line), line.weightUnitSelling)}
          amount={<Amount line={line} />}
          below={
            line.status === 'ordered' && line.insertionTypeId !== FREE ? (
              <OrderLineMissing orderId={orderId} line={line} changeable={changeable} />
            ) : undefined
          }
        />
      );
  }
}

/** What became of it after it was delivered. */
function AfterTags({ line }: { line: OrderLine }) {
  return (
    <>
      {line.problem ? (
        <Tag tone="warn" icon={WarningCircle}>
          Segnalato: {PROBLEMS[line.problem].toLowerCase()}
        </Tag>
      ) : null}
      {line.refund ? <Tag icon={ArrowUUpLeftBold}>{refundText(line)}</Tag> : null}
    </>
  );
}

/** What it cost; struck before it what was expected. */
function Amount({ line }: { line: OrderLine }) {
  if (line.insertionTypeId === FREE) return <FreePrice size="sm" className="saving" />;
  const ordered = euroToCents(line.orderedAmount);
  const delivered = line.deliveredAmount === undefined ? undefined : euroToCents(line.deliveredAmount);
  return (
    <>
      {delivered !== undefined && delivered !== ordered ? (
        <>
          <span className="sr">stimato {formatEuro(ordered)}, </span>
          <OldPrice cents={ordered} />{' '}
        </>
      ) : null}
      <Price size="sm" cents={delivered ?? ordered} approximate={line.estimated && delivered === undefined} />
    </>
  );
}

function Substituted({ orderId, line }: { orderId: number; line: OrderLine }) {
  const { substitute } = line;
  if (!substitute) return <Row {...substitutedRow(line)} />;
  const ordered = euroToCents(line.orderedAmount);
  const amount = euroToCents(substitute.amount);
  return (
    <Row
      line={{ ...line, ...substitute }}
      detail={`${substitute.description}, al posto di ${[line.shortDescr, line.name, line.description].filter(Boolean).join(' ')}`}
      tag={
        <>
          <Tag tone="info" icon={ArrowsLeftRightBold}>
            Sostituito
          </Tag>
          <AfterTags line={line} />
          {line.refusable ? <RefuseSubstitution orderId={orderId} line={line} /> : null}
        </>
      }
      quantity={lineQuantity(substitute.quantity, line.weightUnitSelling)}
      amount={
        <>
          {amount === ordered ? null : (
            <>
              <OldPrice cents={ordered} />{' '}
            </>
          )}
          <Price size="sm" cents={amount} />
        </>
      }
    />
  );
}

/** Something else came, which nobody wrote down: the line stays in sight with what it cost. */
function substitutedRow(line: OrderLine): RowProps {
  return {
    line,
    detail: line.description,
    tag: (
      <Tag tone="info" icon={ArrowsLeftRightBold}>
        Sostituito
      </Tag>
    ),
    quantity: lineQuantity(line.deliveredQuantity ?? line.orderedQuantity, line.weightUnitSelling),
    amount: <Amount line={line} />,
  };
}

interface RowProps {
  line: Pick<OrderLine, 'name' | 'shortDescr' | 'mediaURL' | 'tint' | 'slug' | 'userNotes'>;
  missing?: boolean | undefined;
  detail: string;
  tag?: ReactNode | undefined;
  quantity: string;
  amount: ReactNode;
  /** Under all of it. */
  below?: ReactNode | undefined;
}

function Row({ line, missing, detail, tag, quantity, amount, below }: RowProps) {
  const text = (
    <>
      {line.shortDescr ? <b>{line.shortDescr}</b> : null} {line.name}
    </>
  );
  return (
    <li className={cx('oi', missing && 'miss')}>
      <Thumb picture={{ src: line.mediaURL }} tint={line.tint} />
      <div>
        <div className="nm">{line.slug ? <Link href={`/product/${line.slug}`}>{text}</Link> : text}</div>
        <div className="muted xs">{detail}</div>
        {line.userNotes ? <div className="muted xs">La tua nota: {line.userNotes}</div> : null}
        {tag}
      </div>
      <span className={cx('num muted', !quantity.includes('kg') && 'pcs')}>
        <span className="sr">Quantità </span>
        {quantity}
      </span>
      <div className="r">{amount}</div>
      {below}
    </li>
  );
}
