import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';

/** Parts no page shows at first: loaded once the page is alive. */
export default function LateParts() {
  return <ToastProvider />;
}
