import { createFileRoute, notFound } from '@tanstack/react-router';
import { CasePage, caseIdOf } from '../features/cases/index.ts';

export const Route = createFileRoute('/segnalazioni/$caseId')({
  params: {
    parse: (params) => {
      const caseId = caseIdOf(params.caseId);
      if (caseId === undefined) throw notFound();
      return { caseId };
    },
  },
  component: Case,
});

function Case() {
  const { caseId } = Route.useParams();
  return <CasePage key={caseId} caseId={caseId} />;
}
