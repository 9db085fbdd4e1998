/** Grey boxes where the page comes; CSS shows them after 200 ms. */
export function TodaySkeleton() {
  return (
    <div className="today-ghost" aria-hidden="true">
      <span className="sk title" />
      <div className="k4">
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
      </div>
      <div className="d2">
        <span className="sk tall" />
        <span className="sk tall" />
      </div>
    </div>
  );
}
