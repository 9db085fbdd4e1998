import { createFileRoute } from '@tanstack/react-router';
import { RoundPage } from '../features/driver/index.ts';

export const Route = createFileRoute('/giro/')({
  staticData: { wholeScreen: true },
  component: RoundPage,
});
