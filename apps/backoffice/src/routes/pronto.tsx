import { createFileRoute } from '@tanstack/react-router';
import { ReadinessPage } from '../features/readiness/index.ts';

export const Route = createFileRoute('/pronto')({ component: ReadinessPage });
