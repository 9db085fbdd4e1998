/** GET, or POST of `body`. @throws when the answer is not 2xx */
// biome-ignore lint/suspicious/noExplicitAny: read field by field by the tests
export async function fetchJson(url: string, body?: object): Promise<any> {
  const response = await fetch(
    url,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
