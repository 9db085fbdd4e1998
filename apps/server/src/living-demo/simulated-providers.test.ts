import { expect, it } from 'vitest';
import { makeKey } from '../modules/payments/providers/satispay.harness.ts';
import { simulatedProviders } from './simulated-providers.ts';

const cardGateway = { url: 'http://127.0.0.1:4101', merchant: 'M', secret: 's', timeoutMs: 1000 };
const { keyId, privateKey } = makeKey();
const satispayAt = (url: string) => ({ url, keyId, privateKey, timeoutMs: 1000 });

it('names those played on this machine, and where they are told', () => {
  const mealTickets = {
    pluxee: { url: 'http://localhost:4108/pluxee', token: 't' },
    pellegrini: { url: 'http://localhost:4108/pellegrini', token: 't' },
  };
  expect([...simulatedProviders({ cardGateway, satispay: satispayAt('http://localhost:4105'), mealTickets })]).toEqual([
    ['card-gateway', 'http://127.0.0.1:4101/control'],
    ['satispay', 'http://localhost:4105/control'],
    ['pluxee', 'http://localhost:4108/control/pluxee'],
    ['pellegrini', 'http://localhost:4108/control/pellegrini'],
  ]);
});

it('never tells a real provider what the demo made up, nor has it pay', () => {
  const satispay = satispayAt('https://authservices.satispay.com');
  const mealTickets = { pluxee: { url: 'https://tickets.example/pluxee', token: 't' } };
  expect([...simulatedProviders({ cardGateway, satispay, mealTickets }).keys()]).toEqual(['card-gateway']);
});

it('leaves out what the shop does not take', () => {
  expect([...simulatedProviders({ cardGateway, satispay: undefined, mealTickets: {} }).keys()]).toEqual([
    'card-gateway',
  ]);
});
