export function NotFoundPage() {
  return (
    <main className="wrap">
      <h1>Pagina non trovata</h1>
    </main>
  );
}
