import '../../../antd/antd.css';
// Before the components, whose own styles refine these.
import './reset.css';
import './layout.css';
import '../../ui/primitives/bars.css';
import '../../ui/primitives/cards.css';
import '../../ui/primitives/rows.css';
import '../../ui/primitives/tags.css';
import '../../ui/primitives/forms.css';
import { followTabs } from '../../ui/session/tabs';
import { AdminApp } from '../app';
import { start } from './start';

followTabs();

// Not a top-level await: the language's file may import from this one.
void start(<AdminApp />);
