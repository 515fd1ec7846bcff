import { paymentEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

export const removeCard = (id: string): Promise<null> => callApi(paymentEndpoints.removeCard, { params: { id } });
