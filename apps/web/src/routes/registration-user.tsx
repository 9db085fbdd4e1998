import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationPage, welcomeQuery } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';
import { sessionQuery } from '../shared/session/index.ts';

interface RegistrationSearch {
  /** Step, from 1; the first has none. */
  passo?: '2' | '3';
  tipo?: 'azienda';
}

export const Route = createFileRoute('/registration-user')({
  validateSearch: ({ passo, tipo }: Record<string, unknown>): RegistrationSearch => ({
    ...(passo === '2' || passo === '3' ? { passo } : {}),
    ...(tipo === 'azienda' ? { tipo } : {}),
  }),
  // Who has an account and is in it needs no second one.
  beforeLoad: async ({ context: { queryClient, api } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (user.userId !== 0) throw redirect({ to: '/profile' });
  },
  head: () => ({
    meta: [
      { title: `Crea il tuo account — ${shopName()}` },
      { name: 'description', content: `Registrati su ${shopName()} in un minuto e scopri subito se arriviamo da te.` },
    ],
  }),
  loaderDeps: ({ search: { tipo } }) => ({ business: tipo === 'azienda' }),
  loader: async ({ context: { queryClient, api }, deps: { business } }) => {
    await queryClient.ensureQueryData(welcomeQuery(api, business ? 'business' : 'household'));
  },
  component: RegistrationRoute,
});

function RegistrationRoute() {
  const { passo = '1', tipo } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RegistrationPage
      step={Number(passo) - 1}
      business={tipo === 'azienda'}
      onStep={(step) =>
        void navigate({
          search: { ...(step === 1 ? { passo: '2' } : step === 2 ? { passo: '3' } : {}), ...(tipo ? { tipo } : {}) },
        })
      }
    />
  );
}
