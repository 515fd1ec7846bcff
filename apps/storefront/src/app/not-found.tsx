export { NotFound as default } from '@/site/not-found.page.tsx';

export const metadata = { title: 'Page not found' };
