import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { CompanyPage, type CompanySearch, companyIdOf, readCompanySearch } from '../features/company/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/clienti/aziende/$companyId')({
  params: {
    parse: (params) => {
      const companyId = companyIdOf(params.companyId);
      if (companyId === undefined) throw notFound();
      return { companyId };
    },
  },
  validateSearch: readCompanySearch,
  component: Company,
});

function Company() {
  const { companyId } = Route.useParams();
  const search = Route.useSearch();
  const router = useRouter();
  const show = (next: CompanySearch) =>
    void router.navigate({ href: hrefOf(`/clienti/aziende/${companyId}`, next), resetScroll: false });
  return <CompanyPage key={companyId} companyId={companyId} search={search} onSearch={show} />;
}
