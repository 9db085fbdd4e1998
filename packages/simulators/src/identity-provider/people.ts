/** Somebody the identity provider knows. */
export interface Person {
  email: string;
  name: string;
  password: string;
  /** What the person does in the company, for the login page. */
  work?: string;
  /** Groups the company put the person in. */
  groups?: readonly string[];
  /** Default true. */
  emailVerified?: boolean;
}

const password = 'Spesa-2026!';
const store = 'sporta-negozio-milano-tortona';

/** Those of the demo: one for each work in the shop, somebody without any, and an address nobody has confirmed. */
export const demoPeople: readonly Person[] = [
  { email: 'staff@sporta.example', name: 'Luca Ferri', password, work: 'Direzione', groups: ['sporta-direzione'] },
  {
    email: 'responsabile@sporta.example',
    name: 'Sara Bruni',
    password,
    work: 'Responsabile di negozio, Milano Tortona',
    groups: ['sporta-responsabili', store],
  },
  {
    email: 'preparatore@sporta.example',
    name: 'Youssef Amrani',
    password,
    work: 'Preparatore, Milano Tortona',
    groups: ['sporta-preparatori', store],
  },
  {
    email: 'autista@sporta.example',
    name: 'Marco Serra',
    password,
    work: 'Autista, Milano Tortona',
    groups: ['sporta-autisti', store],
  },
  {
    email: 'assistenza@sporta.example',
    name: 'Elena Costa',
    password,
    work: 'Servizio clienti',
    groups: ['sporta-servizio-clienti'],
  },
  {
    email: 'catalogo@sporta.example',
    name: 'Ines Moro',
    password,
    work: 'Catalogo e marketing',
    groups: ['sporta-catalogo'],
  },
  {
    email: 'amministrazione@sporta.example',
    name: 'Davide Gallo',
    password,
    work: 'Amministrazione',
    groups: ['sporta-amministrazione'],
  },
  { email: 'esterno@sporta.example', name: 'Collaboratore esterno', password, work: 'Nessun lavoro nel negozio' },
  { email: 'nuovo@sporta.example', name: 'Indirizzo da confermare', password, emailVerified: false },
];

/** The person who signs in with this e-mail and password. */
export function personWith(people: readonly Person[], email: string, password: string): Person | undefined {
  const wanted = email.trim().toLowerCase();
  return people.find((person) => person.email === wanted && person.password === password);
}
