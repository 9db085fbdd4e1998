import { createFileRoute } from '@tanstack/react-router';
import { WorkPage } from '../features/picking/index.ts';

export const Route = createFileRoute('/preparazione/')({ component: WorkPage });
