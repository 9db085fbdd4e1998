import { Area, AreaChart, ResponsiveContainer, YAxis } from 'recharts';

interface SparklineProps {
  /** From the oldest to the latest. */
  values: readonly number[];
  bad: boolean;
  label: string;
}

/** The line at the foot of a figure; its last point is the figure itself. */
export function Sparkline({ values, bad, label }: SparklineProps) {
  const colour = bad ? 'var(--color-pomodoro-600)' : 'var(--color-basilico-600)';
  return (
    <div className="spark" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={56}>
        <AreaChart
          data={values.map((value) => ({ value }))}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <YAxis hide domain={[(lowest: number) => Math.max(0, lowest * 0.85), 'dataMax']} />
          <Area
            dataKey="value"
            type="linear"
            stroke={colour}
            strokeWidth={2}
            fill={colour}
            fillOpacity={0.14}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
