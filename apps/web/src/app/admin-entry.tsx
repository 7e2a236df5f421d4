import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { documentLanguage } from '../ui/admin-language';
import { followLogout } from '../ui/admin-tabs';
import { AdminApp } from './admin-app';
import { startI18n } from './admin-i18n';
import './admin-shell.css';
import './admin-bar.css';
import './admin-layout.css';
import './admin-parts.css';
import './admin-tryouts.css';
import './admin-reports.css';

startI18n(documentLanguage());
followLogout();

// A page out of the browser's Back cache may show what somebody saw who has logged out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <StrictMode>
    <AdminApp />
  </StrictMode>,
);
