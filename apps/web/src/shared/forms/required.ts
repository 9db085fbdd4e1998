/** Under a field that must not stay empty (specification, section 2). */
export const REQUIRED = '*Campo obbligatorio';
