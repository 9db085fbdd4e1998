import { describe, expect, it } from 'vitest';
import { sameShopElsewhere } from './loopback.ts';

describe('a page asked for under another name of this machine', () => {
  const at = (host: string | undefined, path = '/checkout?da=qui', shop = 'http://localhost:3000') =>
    sameShopElsewhere(shop, host, path);

  it('is at the name that providers send people back to', () => {
    expect(at('127.0.0.1:3000')).toBe('http://localhost:3000/checkout?da=qui');
    expect(at('[::1]:3000')).toBe('http://localhost:3000/checkout?da=qui');
    expect(at('localhost:3000', '/', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/');
  });

  it('stays where it is under the same name, behind another port, and at a shop others can reach', () => {
    for (const host of ['localhost:3000', 'LOCALHOST:3000', '127.0.0.1:8080', '127.0.0.1', undefined, '', 'a b', '%'])
      expect(at(host)).toBeUndefined();
    expect(at('192.168.1.7:3000')).toBeUndefined();
    expect(at('evil.example:3000')).toBeUndefined();
    expect(at('127.0.0.1', '/', 'https://spesa.example')).toBeUndefined();
  });

  it('never leads to another host', () => {
    for (const path of ['//evil.example', '/\\\\evil.example', '\\\\\\evil.example/x'])
      expect(URL.parse(at('127.0.0.1:3000', path) ?? '')?.host).toBe('localhost:3000');
  });
});
