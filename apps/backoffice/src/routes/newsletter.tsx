import { createFileRoute } from '@tanstack/react-router';
import { NewslettersPage } from '../features/newsletter/index.ts';

export const Route = createFileRoute('/newsletter')({ component: NewslettersPage });
