export { EmailConfirmedPage } from './email-confirmed-page.tsx';
export { InvitationPage } from './invitation-page.tsx';
export { LoginPage } from './login-page.tsx';
export { RegistrationCompletedPage, RegistrationConfirmedPage } from './registration-outcome.tsx';
export { RegistrationPage } from './registration-page.tsx';
export { ResetCompletedPage } from './reset-completed-page.tsx';
export { ResetPage } from './reset-page.tsx';
export { ResetRequestPage } from './reset-request-page.tsx';
export { ResetSentPage } from './reset-sent-page.tsx';
