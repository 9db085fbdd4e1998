import { Note } from '@sporta/ui';
import { messageOf } from '../errors/index.ts';

interface FormProblemProps {
  error: unknown;
  /** Fields already say what is wrong. */
  shownInFields: boolean;
  /** What happened, when the server gave no answer. */
  fallback: string;
}

/** Why a form was not accepted, where no field says it. */
export function FormProblem({ error, shownInFields, fallback }: FormProblemProps) {
  if (!error || shownInFields) return null;
  return (
    <Note kind="err" live>
      {messageOf(error, fallback)}
    </Note>
  );
}
