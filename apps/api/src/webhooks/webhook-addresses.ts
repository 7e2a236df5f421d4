import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { AppError } from '../platform/common/app-error.js';
import { Configuration } from '../platform/config/configuration.js';

/** The only range of IPv6 from which public addresses are given out. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Service address of a hosting provider (Azure), in a public range and reachable from its machines only. */
const PROVIDERS_OWN = '168.63.129.16';

/** Whether an IP address is on the public internet: neither private, local, shared, translated nor reserved. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === PROVIDERS_OWN) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** Decides which addresses webhooks may reach, so that they cannot be used to call services inside the network. */
@Injectable()
export class WebhookAddresses {
  /** Tests replace it. */
  resolve = (hostname: string): Promise<LookupAddress[]> => lookup(hostname, { all: true });

  constructor(private readonly configuration: Configuration) {}

  /**
   * IP addresses of the host, all of them checked. A connection must be made to one of these: a second look-up may
   * answer another one. @throws AppError WEBHOOK_ADDRESS for an address that is not https, holds a password, does not
   * resolve or leads to a private network
   */
  async check({ protocol, hostname, username, password }: URL): Promise<LookupAddress[]> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const isWeb = /^https?:$/.test(protocol) && username + password === '';
    const found = !isWeb ? [] : family !== 0 ? [{ address: host, family }] : await this.resolved(host);
    const mayReach = ({ address }: LookupAddress) =>
      this.configuration.webhookPrivateAddresses.includes(address) ||
      (protocol === 'https:' && isPublic(address));
    if (found.length === 0 || !found.every(mayReach)) throw new AppError('WEBHOOK_ADDRESS');
    return found;
  }

  private async resolved(host: string): Promise<LookupAddress[]> {
    try {
      return await this.resolve(host);
    } catch {
      return [];
    }
  }
}
