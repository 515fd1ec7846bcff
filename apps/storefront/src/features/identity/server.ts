export { handThirdPartyToken } from './api/hand-third-party-token.ts';
