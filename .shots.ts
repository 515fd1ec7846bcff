import { chromium } from 'playwright';
import { exampleApproval, exampleAudit, exampleHistory } from './apps/console/src/features/support/testing/example-history.ts';
const UNTIL = Buffer.from(JSON.stringify({ exp: 4102444800 })).toString('base64');
const member = JSON.stringify({ token: `e30.${UNTIL}.x`, role: 'support', scope: null, name: 'Halima Sani' });
const at = '2026-11-16T10:00:00.000Z';
const h = exampleHistory() as any;
const found = { customers: [{ id: 1, name: 'Ada Obi', phone: '+2348029990001', created_at: at }, { id: 2, name: 'Adaeze Nwachukwu-Okonkwo', phone: '+2348029990002', created_at: at }],
  orders: [ { id: 595789837, status: 'failed', customer: { id: 1, name: 'Ada Obi' }, vendor: 'Mama Put', total_price: 250000, currency: 'NGN', created_at: at }, { id: 123456789, status: 'success', customer: { id: 2, name: 'Adaeze' }, vendor: 'Iya Basira Buka and Grill', total_price: 1250000, currency: 'NGN', created_at: at }, { id: 123456780, status: 'preparing', customer: { id: 2, name: 'Adaeze' }, vendor: 'Kilimanjaro', total_price: 1250000, currency: 'NGN', created_at: at } ],
  payments: [{ reference: '0f9d7a52-6f0e-4c1c-9a43-5a1d3c0c9d11', provider: 'paystack', status: 'pending', destination: 'order', order_id: 7, amount: 250000, currency: 'NGN', created_at: at }] };
const answers: Record<string, unknown> = { find: found, history: h, approvals: { approvals: [exampleApproval(), { ...exampleApproval(), id: 5, kind: 'payout', subject: { kind: 'vendor', id: 12 }, bank_reference: 'GTB-77' }], has_more: false }, audit: { entries: [exampleAudit(), { ...exampleAudit(), id: 8, action: 'find', reason: null, subject: { kind: 'search', id: 'phone' }, details: { found: 1, customers: '1' } }], has_more: true } };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const sizes = [[1440, 900], [1024, 600], [360, 740]] as const;
const only = process.argv[2];
for (const [width, height] of sizes) for (const colorScheme of ['light', 'dark'] as const) {
  if (colorScheme === 'dark' && width === 1024) continue;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.addInitScript((m) => localStorage.setItem('console_member', m), member);
  await page.route((u) => u.pathname.startsWith('/api/'), (route) => {
    const url = new URL(route.request().url());
    const name = url.pathname.split('/').at(-1) ?? '';
    const data = answers[name];
    return data ? route.fulfill({ json: { status: 'success', message: 'OK', data } }) : route.fulfill({ status: 404, json: { status: 'failed', code: 'ORDER_NOT_FOUND', message: 'No' } });
  });
  const shots: [string, string, ((p: typeof page) => Promise<void>)?][] = [
    ['find', '/find?q=ada'], ['order', '/support/orders/595789837'],
    ['refund', '/support/orders/595789837', async (p) => { await p.getByRole('button', { name: 'Refund' }).click(); await p.getByLabel('Amount').fill('1500'); await p.waitForTimeout(400); }],
    ['approvals', '/approvals'], ['audit', '/audit'],
  ];
  for (const [name, path, work] of shots) {
    if (only && name !== only) continue;
    await page.goto(`http://127.0.0.1:4360/console${path}`);
    await page.waitForSelector('h1', { timeout: 60000 });
    await page.waitForTimeout(500);
    await work?.(page);
    await page.screenshot({ path: `/tmp/support-shots/${name}-${width}-${colorScheme}.png`, fullPage: name !== 'refund' });
    const over = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    if (over) console.log('OVERFLOW', name, width);
  }
  await page.close();
}
await browser.close();
