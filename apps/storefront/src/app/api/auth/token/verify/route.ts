import { identityEndpoints } from '@jara/contract';
import { handThirdPartyToken } from '@/features/identity/server.ts';

export const POST = (request: Request): Promise<Response> =>
  handThirdPartyToken(identityEndpoints.verifyThirdPartyToken, request, 'An error occurred');
