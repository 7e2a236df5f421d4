import { textsOf } from '@lions/web-base/testing';
import { ADMIN_DICTIONARIES } from './dictionaries';

/**
 * Texts that the club approved, word for word, by their key in the English dictionary. Another wording needs the club's
 * yes first; a new key for the same wording is changed here.
 */
const APPROVED: Record<string, string> = {
  // Sign-in and access.
  'access.signIn': 'Sign In',
  'access.signingIn': 'Signing in...',
  'access.secureArea': 'This is a secure administrative area.',
  'access.unauthorized': 'Unauthorized access is prohibited.',
  'access.loginFailed': 'Login Failed',
  'access.checkCredentials': 'Login failed. Please check your credentials.',
  'access.checking': 'Checking authentication...',
  'access.denied': 'Access Denied',
  'access.deniedText': 'You need superadmin privileges to access this area.',
  'validation.credentialsRequired': 'Please enter both username and password',
  'errors.INVALID_CREDENTIALS': 'Invalid credentials',

  // Dashboard.
  'dashboard.title': 'Admin Dashboard',
  'dashboard.welcome': 'Welcome back, {{name}}',
  'dashboard.logout': 'Logout',
  'dashboard.loggingOut': 'Logging out...',
  'dashboard.loggedOut': 'Logged out successfully',
  'dashboard.logoutFailed': 'Failed to logout',
  'dashboard.select': 'Select a management area to get started',
  'dashboard.practices': 'Practices',
  'dashboard.comingSoon': 'Coming Soon',
  'dashboard.tryouts': "Tryouts M'gmt",
  'dashboard.tryoutsText': 'Manage tryout sessions',
  'dashboard.teams': "Teams M'gmt",
  'dashboard.teamsText': 'Manage teams',
  'dashboard.analytics': 'Analytics',
  'dashboard.analyticsText': 'View reports & statistics',
  'dashboard.users': "User M'gmt",
  'dashboard.usersText': 'Manage admin users',
  'dashboard.autoDeletion': 'Auto-Delete',
  'dashboard.autoDeletionText': 'Configure session auto-deletion',
  'common.backToDashboard': 'Back to Dashboard',
  'common.superadmin': 'Super Admin',
  'common.coach': 'Coach',
  'common.error': 'Error',
  'common.validationError': 'Validation Error',
  'common.lastUpdated': 'Last updated: {{when}}',

  // Practices.
  'practices.title': 'Practices Management',
  'practices.total': 'Total Practices',
  'practices.registrations': 'Total Registrations',
  'practices.waitlist': 'Waitlist Players',
  'practices.add': 'Add Practice',
  'practices.list': 'Practice Sessions',
  'practices.registered': 'Registered',
  'practices.remaining': 'Capacity remaining',
  'practices.split': '{{skaters}}S + {{goalies}}G',
  'practices.waitlistCount': 'Waitlist ({{count}})',
  'practices.recent': 'Recent Registrations',
  'practices.player': 'Player',
  'practices.parentEmail': 'Parent Email',
  'practices.position': 'Position',
  'practices.statuses.confirmed': 'Confirmed',
  'practices.statuses.waiting': 'Waitlist',
  'practices.added_one': 'Practice session added successfully',
  'practices.addFailed': 'Failed to add practice session',
  'validation.dateRequired': 'Date is required',
  'validation.timeRequired': 'Time is required',
  'validation.capacityTooSmall': 'Capacity must be at least 1',

  // Tryout sessions and competing players.
  'tryouts.noTeams':
    'No visible teams available. Please create teams in Team Management first or make existing teams visible.',
  'tryouts.noTeamSelected': 'No team selected',
  'tryouts.sessionsOf': 'Sessions - {{team}}',
  'tryouts.addSession': 'Add Session',
  'tryouts.noSessionsYet': 'No sessions yet',
  'tryouts.loadingSessions': 'Loading sessions...',
  'tryouts.noSessions': 'No tryout sessions scheduled yet. Click "Add Session" to create one.',
  'tryouts.fieldsMissing': 'Please fill in all required fields',
  'tryouts.created_one': 'Tryout session created successfully',
  'tryouts.saveFailed': 'Failed to save tryout session',
  'tryouts.updated': 'Session updated successfully',
  'tryouts.updateFailed': 'Failed to update session',
  'tryouts.confirmDelete': 'Are you sure you want to delete this session?',
  'tryouts.deleted': 'Session deleted successfully',
  'tryouts.deleteFailed': 'Failed to delete session',
  'tryouts.playersOf': 'Competing Players - {{team}}',
  'tryouts.updatePlayers': 'Update Player List',
  'tryouts.totalPlayers': 'Total Competing Players: {{total}}',
  'tryouts.noPlayers': 'No competing players listed yet',
  'tryouts.playersUpdated_other': 'Active players updated successfully ({{count}} players)',
  'tryouts.playersCleared': '0 players registered successfully',
  'tryouts.playersFailed': 'Failed to update active players',

  // Teams.
  'teams.addTeam': 'Add Team',
  'teams.addNewTeam': 'Add New Team',
  'teams.editTeam': 'Edit Team',
  'teams.name': 'Team Name',
  'teams.visible': 'Visible to public',
  'teams.hidden': 'Hidden from public',
  'teams.noTeams': 'No teams found for {{league}}. Click "Add Team" to create one.',
  'teams.created': 'Team created successfully',
  'teams.createFailed': 'Failed to create team',
  'teams.updated': 'Team updated successfully',
  'teams.updateFailed': 'Failed to update team',
  'teams.confirmDelete': 'Are you sure you want to delete this team?',
  'teams.deleted': 'Team deleted successfully',
  'teams.deleteFailed': 'Failed to delete team',
  'validation.teamNameRequired': 'Team name is required',

  // Auto-deletion.
  'autoDeletion.title': 'Auto-Deletion Settings',
  'autoDeletion.saveTime': 'Save Time',
  'autoDeletion.invalidTime': 'Please enter a valid time in HH:MM format (24-hour)',
  'autoDeletion.timeSaved': 'Auto-deletion time setting updated successfully',
  'autoDeletion.timeFailed': 'Failed to update auto-deletion time setting',
  'autoDeletion.runCheckNow': 'Run Check Now',
  'autoDeletion.confirmRun':
    'Are you sure you want to manually trigger the auto-deletion check? This will delete any expired sessions immediately.',
  'autoDeletion.checkDone': 'Auto-deletion check completed successfully',
  'autoDeletion.checkFailed': 'Failed to run auto-deletion check',
  'autoDeletion.backgroundService': 'Background Service',
  'autoDeletion.serviceRunning': 'Running',
  'autoDeletion.checkFrequency': 'Check Frequency',
  'autoDeletion.daily': 'Daily at scheduled time',
  'autoDeletion.settingUpdated': 'Last Updated',

  // Users.
  'users.title': 'User Management',
  'users.createUser': 'Create User',
  'users.created': 'User created successfully',
  'users.createFailed': 'Failed to create user',
  'users.editUser': 'Edit User',
  'users.updated': 'User updated successfully',
  'users.updateFailed': 'Failed to update user',
  'users.cannotBeUndone': 'This action cannot be undone.',
  'users.deleted': 'User deleted successfully',
  'users.deleteFailed': 'Failed to delete user',
  'validation.firstNameRequired': 'First name is required',
  'validation.lastNameRequired': 'Last name is required',
  'validation.passwordTooShort': 'Password must be at least 8 characters',

  // Report.
  'analytics.title': 'Analytics & Reporting',
  'analytics.competingPlayers': 'Competing Players',
  'analytics.scheduledSessions': 'Scheduled Sessions',
  'analytics.scheduleTitle': 'Tryout Sessions Schedule',
  'analytics.loadFailed': 'Error loading analytics data. Please try again.',
};

const texts = textsOf(ADMIN_DICTIONARIES.en);

describe('texts that the club approved', () => {
  it.each(Object.entries(APPROVED))('are unchanged: %s', (key, text) => expect(texts.get(key)).toBe(text));
});
