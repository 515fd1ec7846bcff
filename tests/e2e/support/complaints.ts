import type { ConsoleMessage, Page } from '@playwright/test';

/** These tests run without images, and the browser warns of those that a page preloads. */
const isAboutPreload = (text: string) =>
  /^A preload for .*image loading is disabled|using link preload but not/.test(text);

/** Tests run without a service worker, unless it is their subject. */
const isAboutBlockedWorker = (text: string) => text.includes('Service Worker registration blocked by Playwright');

/** Errors and warnings of the console: failures, and violations of the content security policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  const listen = (message: ConsoleMessage) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !isAboutPreload(message.text()) && !isAboutBlockedWorker(message.text())) heard.push(message.text());
  };
  page.on('console', listen);
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
