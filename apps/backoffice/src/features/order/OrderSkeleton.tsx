/** Grey boxes where the order comes; CSS shows them after 200 ms. */
export function OrderSkeleton() {
  return (
    <div className="today-ghost" aria-hidden="true">
      <span className="sk title" />
      <div className="og">
        <div className="col">
          <span className="sk tall" />
          <span className="sk" />
        </div>
        <div className="col">
          <span className="sk" />
          <span className="sk" />
        </div>
      </div>
    </div>
  );
}
