export { type CardGatewayOptions, DEMO_MERCHANT, startCardGateway } from './card-gateway/start-card-gateway.ts';
export type { Simulator } from './platform/server.ts';
