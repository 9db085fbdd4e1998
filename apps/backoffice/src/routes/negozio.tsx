import { createFileRoute } from '@tanstack/react-router';
import { ShopSettingsPage } from '../features/shop-settings/index.ts';

export const Route = createFileRoute('/negozio')({ component: ShopSettingsPage });
