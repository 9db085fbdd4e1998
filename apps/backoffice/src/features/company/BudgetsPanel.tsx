import type { StaffCompany } from '@sporta/contract';
import { SpentBar } from './SpentBar.tsx';

/** What the company lets its cost centres and its people order in this month; its masters decide that, not the shop. */
export function BudgetsPanel({ company: { costCentres, people } }: { company: StaffCompany }) {
  const persons = people.filter(({ monthlyBudget }) => monthlyBudget !== undefined);
  if (costCentres.length + persons.length === 0) return null;
  return (
    <section className="bx company-budgets">
      <h2>Budget del mese</h2>
      {costCentres.length > 0 ? <h3>Centri di costo</h3> : null}
      {costCentres.map(({ name, monthlyBudget, spentThisMonth }) => (
        <SpentBar key={name} name={name} used={spentThisMonth} limit={monthlyBudget} />
      ))}
      {persons.length > 0 ? <h3>Persone</h3> : null}
      {persons.map(({ userId, name, monthlyBudget, spentThisMonth }) => (
        <SpentBar key={userId} name={name} used={spentThisMonth} limit={monthlyBudget} />
      ))}
      <p className="muted small company-warning">Li decide l’azienda, nella sua pagina delle persone.</p>
    </section>
  );
}
