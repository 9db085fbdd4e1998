/** Pause between two tries, in milliseconds. */
const TRY_EVERY_MS = 5_000;

/**
 * For who comes back from a payment when the network has just gone: only the server can read what the provider says in this address, so it
 * is asked again until it answers. The page is whole in itself: without a network there is nothing else to draw it with.
 */
export function waitingPage(): Response {
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}

const page = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Aspettiamo la rete — Sporta</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; max-width: 34rem; margin-inline: auto; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25 }
a { display: block; margin-top: 16px; padding: 14px 20px; border-radius: 16px; background: #0b5c33; color: #fff; text-align: center; font-weight: 600; text-decoration: none }
</style>
</head>
<body>
<main>
<h1>La rete è andata via mentre tornavi al negozio</h1>
<p><b>Non pagare di nuovo.</b> Riproviamo da soli: appena torna la rete ti diciamo com’è andata.</p>
<a href="">Riprova adesso</a>
</main>
<script>
addEventListener('online', () => location.reload());
setTimeout(() => location.reload(), ${TRY_EVERY_MS});
</script>
</body>
</html>
`;
