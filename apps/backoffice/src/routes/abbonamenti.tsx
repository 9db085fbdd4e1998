import { createFileRoute } from '@tanstack/react-router';
import { PassesPage } from '../features/delivery-passes/index.ts';

export const Route = createFileRoute('/abbonamenti')({ component: PassesPage });
