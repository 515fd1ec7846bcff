import { createServer } from 'vite';
import { siteConfig } from './site-config.ts';

// The console while it is developed: each file as it stands, and the page reloads when one of its files changes. Without a
// service worker. The front door passes requests on to the port that is named.

const port = Number(process.argv[2]);
const vite = await createServer({ ...siteConfig, server: { host: '127.0.0.1', port, strictPort: true } });
await vite.listen();
