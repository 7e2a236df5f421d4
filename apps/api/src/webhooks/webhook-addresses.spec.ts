import type { LookupAddress } from 'node:dns';
import { WebhookReceiver } from '../testing/webhook-receiver.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookSender } from './webhook-sender.js';

const REFUSED = { status: 400, body: { code: 'WEBHOOK_ADDRESS' } };
const PUBLIC: LookupAddress = { address: '93.184.215.14', family: 4 };
const LOCAL: LookupAddress = { address: '127.0.0.1', family: 4 };

/** The tricks that reach a service inside the network where addresses are compared as text, or looked up twice. */
const TRICKS = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0.0.0.0/',
  'https://0/',
  'https://127.0.0.1./',
  'https://１２７.０.０.１/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://168.63.129.16/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://240.0.0.1/',
  'https://198.18.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a9fe:a9fe]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[4000::1]/',
];
/** Names that lead there, by the answer of the name server. */
const NAMES: Record<string, LookupAddress[]> = {
  localhost: [LOCAL],
  'localhost.': [LOCAL],
  'localhost.localdomain': [LOCAL],
  '127.0.0.1.nip.io': [LOCAL],
  'metadata.google.internal': [{ address: '169.254.169.254', family: 4 }],
  'mixed.example': [PUBLIC, LOCAL],
  'six.example': [{ address: '::ffff:10.0.0.1', family: 6 }],
  'nowhere.example': [],
};
/** Answered by the system's own look-up. */
const BY_SYSTEM = 'https://localhost/';

const app = useTestApp({ empty: ['webhooks'] });
const root = useSignedIn(app, 'superadmin');
const receiver = new WebhookReceiver();
let addresses: WebhookAddresses;
let sender: WebhookSender;
beforeAll(async () => {
  await receiver.listen();
  addresses = app.app.get(WebhookAddresses, { strict: false });
  sender = app.app.get(WebhookSender, { strict: false });
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.reset();
  app.configuration.webhookPrivateAddresses = [];
  addresses.resolve = async (name) => NAMES[name] ?? [PUBLIC];
});

const create = (url: string) => root.post('/api/webhooks', { url, events: ['team.changed'] });
/** Sends to an address as if it had been accepted. */
const sendTo = (url: string) => {
  const webhook = Object.assign(new Webhook(), {
    url,
    seed: 'x'.repeat(43),
    formerSeed: null,
    formerUntil: null,
  });
  const delivery = Object.assign(new WebhookDelivery(), {
    messageId: 'msg_1',
    type: 'webhook.test',
    path: '/api/webhooks',
    createdAt: new Date(),
  });
  return sender.send(webhook, delivery);
};
const NOT_SENT = { answerCode: null, answer: expect.stringContaining('public internet') as string };

describe('an address inside the network', () => {
  it.each([...TRICKS, ...Object.keys(NAMES).map((name) => `https://${name}/`)])(
    'is refused for a new webhook, and for a delivery: %s',
    async (url) => {
      expect(await create(url)).toMatchObject(REFUSED);
      expect(await sendTo(url)).toEqual(NOT_SENT);
    },
  );

  it.each([
    'http://public.example/',
    'ftp://public.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'public.example/hook',
    'https://user:password@public.example/',
    'https://public.example@127.0.0.1/',
    `https://public.example/${'é'.repeat(400)}`,
  ])('is refused as much as this one: %s', async (url) => {
    expect(await create(url)).toMatchObject(REFUSED);
  });

  it('is refused by the look-up of the system as well', async () => {
    addresses.resolve = new WebhookAddresses(app.configuration).resolve;
    expect(await create(BY_SYSTEM)).toMatchObject(REFUSED);
  });

  it('is accepted when it is public, in its canonical form', async () => {
    expect((await create('https://PUBLIC.example:8443/hook?x=1')).status).toBe(201);
    expect((await create('https://[2606:4700::1111]/')).status).toBe(201);
    const list = await root.get<{ url: string }[]>('/api/webhooks');
    expect(list.body.map(({ url }) => url)).toEqual([
      'https://public.example:8443/hook?x=1',
      'https://[2606:4700::1111]/',
    ]);
  });
});

describe('a delivery', () => {
  const port = () => new URL(receiver.url).port;

  it('connects to the checked address: a second answer of the name server is not asked for', async () => {
    app.configuration.webhookPrivateAddresses = ['127.0.0.1'];
    let asked = 0;
    // The name exists here only: a look-up by the system would find nothing, or another machine.
    addresses.resolve = async () => (asked++ === 0 ? [LOCAL] : [{ address: '127.0.0.2', family: 4 }]);
    expect(await sendTo(`http://rebinding.example:${port()}/`)).toEqual({ answerCode: 204, answer: '' });
    expect(asked).toBe(1);
    expect(receiver.received[0]?.headers.host).toBe(`rebinding.example:${port()}`);
  });

  it('is refused when the name has moved into the network since the webhook was made', async () => {
    expect((await create('https://rebinding.example/')).status).toBe(201);
    addresses.resolve = async () => [LOCAL];
    expect(await sendTo('https://rebinding.example/')).toEqual(NOT_SENT);
  });

  it('reaches a private address only where it is allowed, over http there alone', async () => {
    expect(await sendTo(receiver.url)).toEqual(NOT_SENT);
    app.configuration.webhookPrivateAddresses = ['127.0.0.1'];
    expect(await sendTo(receiver.url)).toMatchObject({ answerCode: 204 });
    expect(await sendTo('http://public.example/')).toEqual(NOT_SENT);
    expect(await sendTo('https://10.0.0.1/')).toEqual(NOT_SENT);
    expect(receiver.received).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    app.configuration.webhookPrivateAddresses = ['127.0.0.1'];
    let reached = 0;
    const inside = await new WebhookReceiver().listen();
    inside.answer = (response) => void (reached++, response.end());
    for (const location of [inside.url, 'http://169.254.169.254/latest/meta-data/']) {
      receiver.answer = (response) => void response.writeHead(302, { location }).end('moved');
      expect(await sendTo(receiver.url)).toEqual({ answerCode: 302, answer: 'moved' });
    }
    await inside.close();
    expect(reached).toBe(0);
  });
});
