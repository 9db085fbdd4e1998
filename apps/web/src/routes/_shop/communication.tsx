import { createFileRoute, redirect } from '@tanstack/react-router';

/** The name the specification gives to the newsletter page. */
export const Route = createFileRoute('/_shop/communication')({
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } =>
    typeof email === 'string' ? { email } : {},
  beforeLoad: ({ search: { email } }) => {
    throw redirect({ to: '/newsletter', search: email ? { email } : {} });
  },
});
