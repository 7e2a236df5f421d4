/** Who may sign in (spec section 6). A coach is the default. */
export const ROLES = ['coach', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

/** Who a call is open to: everybody, any signed-in admin user, or superadmins only (D-01). */
export type Audience = 'anyone' | 'coach' | 'superadmin';

/** Whether a caller (undefined: not signed in) belongs to an audience. */
export function isAllowed(role: Role | undefined, audience: Audience): boolean {
  if (audience === 'anyone') return true;
  return audience === 'coach' ? role !== undefined : role === 'superadmin';
}
