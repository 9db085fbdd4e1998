/** Tells password managers which account a password belongs to. Not shown. */
export function WhosePassword({ login }: { login: string | undefined }) {
  return <input type="text" name="username" autoComplete="username" value={login ?? ''} readOnly hidden />;
}
