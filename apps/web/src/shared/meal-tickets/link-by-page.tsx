import { Button, Dialog, Note } from '@sporta/ui';
import { shopName } from '../../lib/shop-name.ts';
import { leaveFor } from '../payment/index.ts';
import { type LinkProps, LinkTitle, shortName } from './link-title.tsx';

/** The account is linked on the issuer's own page: what will happen there, and the way. */
export function LinkByPage({ type, onClose }: LinkProps) {
  const name = shortName(type);
  const { loginUrl } = type;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<LinkTitle type={type} />}
      footer={
        <>
          <Button kind="line" size="lg" className="grow" onClick={onClose}>
            Annulla
          </Button>
          <Button
            size="lg"
            className="grow"
            disabled={!loginUrl}
            onClick={() => loginUrl && leaveFor({ kind: 'get', url: loginUrl })}
          >
            Vai a {name}
          </Button>
        </>
      }
    >
      <ol className="link-steps">
        <li className="now">
          <b>Si apre {name}</b>
          <small>Entri lì, noi non vediamo la password</small>
        </li>
        <li>
          <b>Dai il permesso a {shopName()}</b>
          <small>Leggere il saldo e usare i buoni quando paghi</small>
        </li>
        <li>
          <b>Torni qui</b>
          <small>Il saldo si aggiorna da solo</small>
        </li>
      </ol>
      <Note kind={loginUrl ? 'n' : 'warn'}>
        {loginUrl
          ? `Puoi togliere il permesso quando vuoi, da qui o da ${name}.`
          : `${name} non risponde in questo momento: riprova fra poco.`}
      </Note>
    </Dialog>
  );
}
