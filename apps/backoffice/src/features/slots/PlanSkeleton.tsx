import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';

export function PlanSkeleton() {
  return (
    <>
      <title>Fasce orarie | Banco</title>
      <h1>Fasce orarie</h1>
      <div className="bx">
        <RowsSkeleton count={7} label="Carico le fasce orarie" />
      </div>
    </>
  );
}
