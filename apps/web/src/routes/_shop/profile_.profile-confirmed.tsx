import { createFileRoute } from '@tanstack/react-router';
import { OutcomePage, outcomeTitle } from '../../features/account/index.ts';

/** Without login: it is reached also after the session ended. */
export const Route = createFileRoute('/_shop/profile_/profile-confirmed')({
  head: () => ({ meta: [{ title: outcomeTitle('profile-confirmed') }, { name: 'robots', content: 'noindex' }] }),
  component: () => <OutcomePage outcome="profile-confirmed" />,
});
