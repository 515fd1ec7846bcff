import './shared/ui/globals.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Console } from './frame/console.tsx';
import { queryClient } from './shared/api/query-client.ts';
import { followOtherTabs } from './shared/api/session.ts';
import { watchSteps } from './shared/browser/steps-back.ts';

followOtherTabs();
watchSteps();
const app = document.getElementById('app');
if (app)
  createRoot(app).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router base="/console">
          <Console />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  );
// Development has none: its server answers with a page, which no browser takes for a worker.
void import('./shared/browser/new-version.ts').then(({ versions }) => versions.start());
