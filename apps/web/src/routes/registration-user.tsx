import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../features/account/registration-page.tsx';

export const Route = createFileRoute('/registration-user')({
  head: () => ({
    meta: [
      { title: 'Crea il tuo account — Sporta' },
      { name: 'description', content: 'Registrati su Sporta in un minuto e scopri subito se arriviamo da te.' },
    ],
  }),
  component: RegistrationPage,
});
