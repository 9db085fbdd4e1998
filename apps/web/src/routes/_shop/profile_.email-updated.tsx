import { createFileRoute } from '@tanstack/react-router';
import { OutcomePage, outcomeTitle } from '../../features/account/index.ts';

/** Without login: it is reached also after the session ended. */
export const Route = createFileRoute('/_shop/profile_/email-updated')({
  head: () => ({ meta: [{ title: outcomeTitle('email-updated') }, { name: 'robots', content: 'noindex' }] }),
  component: () => <OutcomePage outcome="email-updated" />,
});
