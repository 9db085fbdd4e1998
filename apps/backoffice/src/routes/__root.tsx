import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { createRootRouteWithContext, type ErrorComponentProps, Outlet, useRouter } from '@tanstack/react-router';
import { BancoShell } from '../features/shell/index.ts';
import { BancoLinks } from '../lib/banco-links.tsx';
import type { RouterContext } from '../lib/router-context.ts';
import { LoadProblem } from '../shared/errors/index.ts';
import { meQuery } from '../shared/staff/index.ts';
import { UnsavedGuard } from '../shared/unsaved/index.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every page depends on who sits there.
  beforeLoad: ({ context: { queryClient, api } }) => queryClient.ensureQueryData(meQuery(api)).then(() => undefined),
  component: Root,
  errorComponent: RootProblem,
  notFoundComponent: NotFound,
});

function Root() {
  return (
    <BancoLinks>
      <BancoShell>
        <Outlet />
      </BancoShell>
      <UnsavedGuard />
    </BancoLinks>
  );
}

function RootProblem({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main className="bm">
      <LoadProblem page="Guasto" error={error} what="il Banco" onRetry={() => void router.invalidate()} />
    </main>
  );
}

function NotFound() {
  return (
    <section className="bx">
      <title>Non c’è | Banco</title>
      <EmptyState
        heading="h1"
        title="Questa pagina non c’è"
        body="L’indirizzo non porta a nessuna stanza del Banco."
        actions={<ButtonLink href="/banco">Vai a Oggi</ButtonLink>}
      />
    </section>
  );
}
