import { openSession } from '@/shared/analytics/open-session.ts';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => openSession(request);
