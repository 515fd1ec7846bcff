import type { TestProject } from 'vitest/node';
import { applicationAddress } from '../db/index.ts';
import { testEnvironment } from './env.ts';
import { startTestServer } from './server-for-tests.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `freshDatabase` clones which template. */
    testDatabase: { readonly serverUrl: string; readonly appServerUrl: string; readonly template: string };
  }
}

/** Runs once before all integration tests: a PostgreSQL (our own, or the one of DATABASE_URL) with a template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = testEnvironment.DATABASE_URL;
  const server = external === undefined ? await startTestServer() : { url: external, stop: async () => undefined };
  try {
    const template = await prepareTemplate(server.url);
    const appServerUrl = await applicationAddress(server.url);
    project.provide('testDatabase', { serverUrl: server.url, appServerUrl, template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
