import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Share } from '@sporta/ui/icons/Share.ts';
import { shareAddress } from '../../lib/share-address.ts';

interface ShareProductProps {
  name: string;
  /** Path of its page. */
  path: string;
}

/** On the picture: gives the product to somebody else. */
export default function ShareProduct({ name, path }: ShareProductProps) {
  const share = () =>
    shareAddress({
      title: name,
      url: new URL(path, location.origin).href,
      copiedWords: 'Indirizzo del prodotto copiato',
    });
  return <IconButton icon={Share} label="Condividi" className="product-share" onClick={() => void share()} />;
}
