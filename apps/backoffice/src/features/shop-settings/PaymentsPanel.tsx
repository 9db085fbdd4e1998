import type { ShopWayToPay } from '@sporta/contract';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';

interface PaymentsPanelProps {
  ways: readonly ShopWayToPay[];
  onTurn: (id: number, name: string, on: boolean) => Promise<void>;
}

/** Which ways to pay customers are offered; each is switched at once. */
export function PaymentsPanel({ ways, onTurn }: PaymentsPanelProps) {
  const ready = ways.filter(({ isSetUp }) => isSetUp);
  const others = ways.filter(({ isSetUp }) => !isSetUp);
  return (
    <section className="bx" aria-labelledby="shop-payments">
      <h2 id="shop-payments">Modi di pagare</h2>
      <p className="muted small">Chi sta già pagando finisce come ha cominciato</p>
      <ul className="shop-ways">
        {ready.map((way) => (
          <WayRow key={way.paymentTypeId} way={way} onTurn={onTurn} />
        ))}
      </ul>
      {others.length > 0 ? (
        <>
          <h3>Senza contratto</h3>
          <p className="muted small">
            Chi li fornisce non è ancora collegato al server: i clienti li vedono quando lo è, se qui sono accesi
          </p>
          <ul className="shop-ways">
            {others.map((way) => (
              <WayRow key={way.paymentTypeId} way={way} onTurn={onTurn} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function WayRow({ way, onTurn }: { way: ShopWayToPay; onTurn: PaymentsPanelProps['onTurn'] }) {
  const { paymentTypeId, name, description, on } = way;
  return (
    <li>
      <Switch
        label={name}
        description={description || undefined}
        checked={on}
        onChange={({ target }) => void onTurn(paymentTypeId, name, target.checked)}
      />
    </li>
  );
}
