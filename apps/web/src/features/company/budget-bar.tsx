import { Bar } from '@sporta/ui';

interface BudgetBarProps {
  /** Whose budget it is: "Cucina". */
  name: string;
  /** Euro of this month; without a budget there is nothing to measure by. */
  budget: { monthlyBudget?: number; spentThisMonth: number };
}

/** How far a budget has gone: lemon from four fifths on, red when it is spent. */
export function BudgetBar({ name, budget: { monthlyBudget, spentThisMonth } }: BudgetBarProps) {
  if (monthlyBudget === undefined) return null;
  const part = spentThisMonth / monthlyBudget;
  return (
    <Bar
      label={`Budget del mese di ${name}`}
      value={spentThisMonth}
      max={monthlyBudget}
      tone={part >= 1 ? 'full' : part >= 0.8 ? 'lemon' : 'green'}
    />
  );
}
