import { createFileRoute } from '@tanstack/react-router';
import { LockersPage } from '../features/lockers/index.ts';

export const Route = createFileRoute('/locker')({ component: LockersPage });
