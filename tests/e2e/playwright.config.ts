import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchedChromium } from './support/chromium.ts';
import { stackPorts } from './support/env.ts';

const root = join(import.meta.dirname, '../..');
const ports = await stackPorts();
const isRoot = process.getuid?.() === 0;

/**
 * Each context is a window of Chromium with a search popup of its own, drawn by a renderer that no test looks at. Chromium takes
 * the last list only, so what Playwright switches off and our tests depend on is repeated here.
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...[
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
  ],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.data/e2e-traces'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Two cores serve the pages, draw them and look at them; some tests look at all of them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: join(root, '.data/reports/browser.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${ports.door}`,
    // Transitions cost time, and a tap on something that moves can miss it. Tests of motion turn it on again.
    reducedMotion: 'reduce',
    // A page's own requests are what tests intercept. `offline.spec.ts` lets the service worker in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What was done and asked for. Pictures and the page's markup at each step would cost a fifth of the time: use
    // `--trace retain-on-failure` to have them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...launchedChromium(),
      args: [
        // Chromium's sandbox refuses to work for root.
        ...(isRoot ? ['--no-sandbox'] : []),
        // Encoding each picture for the first time would take most of the time. `seo.desktop.spec.ts` fetches some.
        '--blink-settings=imagesEnabled=false',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  // Behaviour is shown at the phone's size. The desktop runs `*.desktop.spec.ts` and the journeys tagged `@desktop`, whose
  // layout differs there. Nothing is ever skipped.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: '**/*.desktop.spec.ts',
      use: DESKTOP,
    },
    {
      name: 'desktop journeys',
      testIgnore: ['**/*.phone.spec.ts', '**/*.desktop.spec.ts'],
      grep: /@desktop/,
      use: DESKTOP,
    },
  ],
  webServer: {
    // `exec`: without a shell in between, the stack notices when Playwright is gone.
    command: `exec ${JSON.stringify(process.execPath)} support/stack.ts`,
    url: `http://127.0.0.1:${ports.door}/store`,
    reuseExistingServer: false,
    // The first time there are pictures to draw.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
