import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { documentLanguage } from '../ui/session/language';
import { followLogout } from '../ui/session/tabs';
import { AdminApp } from './app';
import { startI18n } from './i18n';
import './styles/shell.css';
import './styles/bar.css';
import './styles/layout.css';
import './styles/parts.css';
import './styles/tryouts.css';
import './styles/reports.css';

startI18n(documentLanguage());
followLogout();

// A page from the back-forward cache may show data of a user who has logged out since.
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
