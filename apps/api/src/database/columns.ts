import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** Length of a stored instant. */
export const INSTANT_LENGTH = 24;

/**
 * Instants are stored as ISO text in UTC ('2025-09-05T23:00:00.000Z') on every database: it sorts by time, and
 * neither a driver nor a server time zone can shift it.
 */
const instant = {
  to: (value: Date | null | undefined) => (value instanceof Date ? value.toISOString() : value),
  from: (value: string | null) => (value === null ? null : new Date(value)),
};

export const IdColumn = () => PrimaryGeneratedColumn({ type: 'integer' });
export const WholeNumberColumn = (options: { nullable?: boolean } = {}) =>
  Column({ type: 'integer', ...options });
export const FlagColumn = () => Column({ type: 'boolean' });
export const TextColumn = (length: number, options: { nullable?: boolean } = {}) =>
  Column({ type: 'varchar', length, ...options });
export const JsonColumn = (options: { nullable?: boolean } = {}) => Column({ type: 'json', ...options });
export const InstantColumn = (options: { nullable?: boolean } = {}) =>
  Column({ type: 'varchar', length: INSTANT_LENGTH, transformer: instant, ...options });
