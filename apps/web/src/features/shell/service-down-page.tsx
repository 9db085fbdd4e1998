export function ServiceDownPage() {
  return (
    <main className="wrap">
      <h1>Torniamo tra poco</h1>
    </main>
  );
}
