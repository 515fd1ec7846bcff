import { settingsPage } from '@/site/settings.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(settingsPage);

export { generateMetadata, NextPage as default };
