import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Configuration } from '../config/configuration.js';

/**
 * What a browser asks its user for and no page uses, except the camera at the door (site-pages.ts). A few: the header is
 * sent with each page.
 */
const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(',');

/** Adds the headers that restrict browsers to every answer. */
export function addSecurityHeaders(fastify: FastifyInstance, configuration: Configuration): void {
  // Made once: `@fastify/helmet` would make the policy's text again for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On plain http it would break the site on every host but localhost.
        ...(configuration.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // For this host only: the club's other hosts may use http.
    strictTransportSecurity: configuration.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The third-party page-view script does not declare that it may be embedded.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // Headers that current browsers ignore.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    setHeaders(request.raw, reply.raw, () => done());
  });
}
