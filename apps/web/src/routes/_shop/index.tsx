import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shop/')({ component: HomePage });

function HomePage() {
  return <h1>Sporta</h1>;
}
