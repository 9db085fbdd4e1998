import { createFileRoute } from '@tanstack/react-router';
import { OutcomePage, outcomeTitle } from '../../features/account/index.ts';

/** Without login: it is reached also after the session ended. */
export const Route = createFileRoute('/_shop/profile_/profile-update-error')({
  head: () => ({ meta: [{ title: outcomeTitle('profile-update-error') }, { name: 'robots', content: 'noindex' }] }),
  component: () => <OutcomePage outcome="profile-update-error" />,
});
