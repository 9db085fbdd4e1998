export interface SplitBarPart {
  /** Name of a payment mark: its colour. */
  scheme: string;
  amount: number;
}

interface SplitBarProps {
  parts: readonly SplitBarPart[];
  /** The whole; what no part covers stays grey. */
  total: number;
}

/** Between two parts, in percent of the width. */
const GAP = 0.7;

/** How a sum is split. A picture: the amounts stand beside it in words. */
export function SplitBar({ parts, total }: SplitBarProps) {
  const shown = parts.filter(({ amount }) => amount > 0 && total > 0);
  // drawn by attributes: the shop's policy allows no style in the page's text
  return (
    <svg className="split-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shown.map(({ scheme, amount }, index) => {
        const before = shown.slice(0, index).reduce((sum, part) => sum + part.amount, 0);
        const width = Math.max(0.5, (100 * amount) / total - GAP);
        return <rect key={scheme} className={scheme} x={(100 * before) / total} width={width} height="10" />;
      })}
    </svg>
  );
}
