import { LIMITS } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../common/network-of.js';

/** The origin of a sign-in call, as far as it is stored. */
export interface Device {
  network: string;
  userAgent: string;
}

export const deviceOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Device => ({
  network: networkOf(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, LIMITS.shortText),
});
