/** Somebody the identity provider knows. */
export interface Person {
  email: string;
  name: string;
  password: string;
  /** Default true. */
  emailVerified?: boolean;
}

/** Those of the demo: a member of staff, somebody of the same company who is none, and an address nobody has confirmed. */
export const demoPeople: readonly Person[] = [
  { email: 'staff@sporta.example', name: 'Personale Sporta', password: 'Spesa-2026!' },
  { email: 'esterno@sporta.example', name: 'Collaboratore esterno', password: 'Spesa-2026!' },
  {
    email: 'nuovo@sporta.example',
    name: 'Indirizzo da confermare',
    password: 'Spesa-2026!',
    emailVerified: false,
  },
];

/** The person who signs in with this e-mail and password. */
export function personWith(people: readonly Person[], email: string, password: string): Person | undefined {
  const wanted = email.trim().toLowerCase();
  return people.find((person) => person.email === wanted && person.password === password);
}
