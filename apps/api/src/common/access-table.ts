import type { Audience } from '@lions/domain';

/**
 * Every call of the API and who it is open to (D-01). The decorators on the routes enforce it; a test walks all
 * registered routes and fails on one that this table lacks or that behaves otherwise. docs/api.md is written from it.
 */
export const ACCESS: Record<string, Audience> = {
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'POST /api/auth/refresh': 'anyone',
  'POST /api/auth/reset-password': 'anyone',
  'GET /api/auth/me': 'coach',
  'PUT /api/auth/password': 'coach',
  'GET /api/admin/users': 'superadmin',
  'POST /api/admin/users': 'superadmin',
  'PUT /api/admin/users/:id': 'superadmin',
  'DELETE /api/admin/users/:id': 'superadmin',
  'POST /api/admin/users/:id/unlock': 'superadmin',
  'POST /api/admin/users/:id/reset-link': 'superadmin',
  'GET /api/admin/users/:id/sessions': 'superadmin',
  'POST /api/admin/users/:id/end-sessions': 'superadmin',
  'GET /api/teams': 'anyone',
  'POST /api/teams': 'coach',
  'PUT /api/teams/:id': 'coach',
  'DELETE /api/teams/:id': 'coach',
  'POST /api/teams/:id/restore': 'superadmin',
  'PUT /api/teams/:id/active-players': 'coach',
  'GET /api/teams/:id/sessions': 'anyone',
  'POST /api/teams/:id/sessions': 'coach',
  'PUT /api/sessions/:id': 'coach',
  'DELETE /api/sessions/:id': 'coach',
  'POST /api/sessions/:id/restore': 'superadmin',
  'GET /api/deleted': 'superadmin',
  'GET /api/settings/public': 'anyone',
  'GET /api/settings/:key': 'superadmin',
  'PUT /api/settings/:key': 'superadmin',
  'DELETE /api/settings/:key': 'superadmin',
  'GET /api/admin/auto-deletion': 'superadmin',
  'POST /api/admin/trigger-auto-deletion': 'superadmin',
  'GET /api/analytics': 'coach',
  'GET /api/audit': 'superadmin',
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
};
