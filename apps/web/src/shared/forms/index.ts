export { FormProblem } from './form-problem.tsx';
export { NameFields, nameRules } from './name-fields.tsx';
export { NewPasswordField, newPasswordRules } from './new-password-field.tsx';
export { REQUIRED } from './required.ts';
export { type RefusalFields, showRefusal } from './show-refusal.ts';
export { WhosePassword } from './whose-password.tsx';
