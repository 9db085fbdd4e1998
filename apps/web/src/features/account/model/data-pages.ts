/** The parts of "I tuoi dati", the first of them its entry. Without icons: pages that show none need not load them. */
export const dataPages = [
  { label: 'Dati personali', href: '/profile/profile-update' },
  { label: 'Accesso e password', href: '/profile/update-password' },
  { label: 'Fatturazione', href: '/profile/billing' },
  { label: 'Allergeni', href: '/profile/allergens' },
  { label: 'Avvisi', href: '/profile/notifications' },
  { label: 'Consensi', href: '/profile/consents' },
  { label: 'Privacy', href: '/profile/privacy' },
];
