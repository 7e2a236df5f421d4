import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Configuration } from '../config/configuration.js';

/** Headers by name, in lower case. */
type Headers = Record<string, string>;

/** Exceptions from the policy for a page. */
interface Allowed {
  /** Hashes of its inline scripts. */
  scripts?: readonly string[];
  /** Origins of a third party whose script it may load. */
  origins?: readonly string[];
  camera?: boolean;
  /** Whether it is kept apart from other windows. */
  isIsolated?: boolean;
}

const POLICY = 'content-security-policy';

/** Browser permissions that no page uses, except the camera in the check-in. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/** Headers that a browser heeds on documents only: on a list they would be a third of its bytes. */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Content-Security-Policy of answers that are not documents: they load nothing, and no page may frame them. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/** The headers that restrict browsers on a document. */
export function documentHeaders(
  { isHttps }: Configuration,
  { scripts = [], origins = [], camera = false, isIsolated = true }: Allowed = {},
): Headers {
  const denied = PERMISSIONS.map((feature) => `${feature}=()`).join(',');
  const headers: Headers = {
    'permissions-policy': camera ? denied.replace('camera=()', 'camera=(self)') : denied,
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...origins],
        // Ant Design writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...origins],
        connectSrc: ["'self'", ...origins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On plain http it would break the site on every host but localhost.
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // For this host only: the club's other hosts may use http.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The third-party page-view script does not declare that it may be embedded.
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: isIsolated,
    frameguard: { action: 'deny' },
    // Headers that current browsers ignore.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xssFilter: false,
  });
  const answer = { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value) };
  setHeaders({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** The source expression of an inline script or style sheet in a policy. */
export const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/** The headers of a document that any page may frame: it loads nothing, and has no inline code but this. */
export function framedHeaders(configuration: Configuration, script: string, style: string): Headers {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ];
  const headers = documentHeaders(configuration, { isIsolated: false });
  return { ...without(['x-frame-options'], headers), [POLICY]: policy.join(';') };
}

/** The headers that restrict browsers on an answer of the API. */
export function dataHeaders(configuration: Configuration): Headers {
  return { ...without(FOR_DOCUMENTS, documentHeaders(configuration)), [POLICY]: DATA_POLICY };
}

/** Adds the headers that restrict browsers to every answer, by its kind. A page with its own policy has its own headers. */
export function addSecurityHeaders(fastify: FastifyInstance, configuration: Configuration): void {
  const document = documentHeaders(configuration);
  const data = dataHeaders(configuration);
  // The service worker has the pages' policy: it fetches what they fetch.
  const script = without(FOR_DOCUMENTS, document);
  // A 304 would replace the policy of the page that the browser has stored.
  const bare = without([POLICY], script);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      if (!reply.hasHeader(POLICY)) void reply.headers(document);
    } else if (type === '') void reply.headers(bare);
    else void reply.headers(type.startsWith('text/javascript') ? script : data);
    done();
  });
}

const without = (names: readonly string[], headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
