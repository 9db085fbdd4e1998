import { createFileRoute } from '@tanstack/react-router';
import { PickingPage } from '../features/picking/index.ts';

export const Route = createFileRoute('/preparazione/carrello')({
  staticData: { wholeScreen: true },
  component: PickingPage,
});
