import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification calls the list search a child of /catalog; its address is /fast-search. */
export const Route = createFileRoute('/_shop/catalog_/fast-search')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/fast-search${location.searchStr}`, statusCode: 301 });
  },
});
