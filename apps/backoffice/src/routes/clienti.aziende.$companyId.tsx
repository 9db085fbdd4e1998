import { createFileRoute, notFound } from '@tanstack/react-router';
import { CompanyPage, companyIdOf } from '../features/company/index.ts';

export const Route = createFileRoute('/clienti/aziende/$companyId')({
  params: {
    parse: (params) => {
      const companyId = companyIdOf(params.companyId);
      if (companyId === undefined) throw notFound();
      return { companyId };
    },
  },
  component: Company,
});

function Company() {
  const { companyId } = Route.useParams();
  return <CompanyPage key={companyId} companyId={companyId} />;
}
