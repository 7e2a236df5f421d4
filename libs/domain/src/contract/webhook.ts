/** The changes that a webhook can tell of. A delivery names the changed row by its address, and holds none of its values. */
export const WEBHOOK_EVENTS = [
  'team.changed',
  'session.changed',
  'practice.changed',
  'registration.created',
  'registration.changed',
  'registration.cancelled',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The type of a delivery that a superadmin sends to try a webhook out. */
export const WEBHOOK_TEST = 'webhook.test';

export type DeliveryType = WebhookEvent | typeof WEBHOOK_TEST;

/** `pending` ones are tried again; a failed one can be sent again by hand. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** `failing`: the last delivery was not accepted. `off`: switched off after a week of that, or by the answer 410. */
export const WEBHOOK_STATES = ['on', 'failing', 'off'] as const;

export type WebhookState = (typeof WEBHOOK_STATES)[number];
