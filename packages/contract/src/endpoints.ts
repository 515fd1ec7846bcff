import { addressEndpoints } from './address-endpoints.ts';
import { analyticsEndpoints } from './analytics-endpoints.ts';
import { approvalEndpoints } from './approval-endpoints.ts';
import { auditEndpoints } from './audit-endpoints.ts';
import { boardEndpoints } from './board-endpoints.ts';
import { cancellationEndpoints } from './cancellation-endpoints.ts';
import { cartEndpoints } from './cart-endpoints.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { configEndpoints } from './config-endpoints.ts';
import { courierEndpoints } from './courier-endpoints.ts';
import { demoStaffEndpoints } from './demo-staff-endpoints.ts';
import { dispatchEndpoints } from './dispatch-endpoints.ts';
import { earningsEndpoints } from './earnings-endpoints.ts';
import { handoverPhotoEndpoints } from './handover-photo-endpoints.ts';
import { healthEndpoints } from './health-endpoints.ts';
import { identityEndpoints } from './identity-endpoints.ts';
import { insightsEndpoints } from './insights-endpoints.ts';
import { locationEndpoints } from './location-endpoints.ts';
import { menuEditingEndpoints } from './menu-editing-endpoints.ts';
import { menuEndpoints } from './menu-endpoints.ts';
import { opsEndpoints } from './ops-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { owedEndpoints } from './owed-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { pictureEndpoints } from './picture-endpoints.ts';
import { placesEndpoints } from './places-endpoints.ts';
import { pricingEndpoints } from './pricing-endpoints.ts';
import { promoEndpoints } from './promo-endpoints.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { redeliveryEndpoints } from './redelivery-endpoints.ts';
import { reorderEndpoints } from './reorder-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { staffPushEndpoints } from './staff-push-endpoints.ts';
import { staffSessionEndpoints } from './staff-session-endpoints.ts';
import { STAFF_STREAM } from './staff-stream.ts';
import { supportEndpoints } from './support-endpoints.ts';
import { supportQueueEndpoints } from './support-queue-endpoints.ts';
import { ORDER_STREAM, trackingEndpoints } from './tracking-endpoints.ts';
import { vendorAdminEndpoints } from './vendor-admin-endpoints.ts';
import { vendorHoursEndpoints } from './vendor-hours-endpoints.ts';
import { walletEndpoints } from './wallet-endpoints.ts';

/** The whole wire. The API serves exactly these routes, and `/docs` describes exactly these. */
export const endpoints = {
  ...healthEndpoints,
  ...configEndpoints,
  ...identityEndpoints,
  ...sessionEndpoints,
  ...locationEndpoints,
  ...addressEndpoints,
  ...placesEndpoints,
  ...catalogEndpoints,
  ...menuEndpoints,
  ...searchEndpoints,
  ...cartEndpoints,
  ...pricingEndpoints,
  ...promoEndpoints,
  ...orderEndpoints,
  ...cancellationEndpoints,
  ...reorderEndpoints,
  ...trackingEndpoints,
  ...redeliveryEndpoints,
  ...courierEndpoints,
  ...paymentEndpoints,
  ...walletEndpoints,
  ...opsEndpoints,
  ...boardEndpoints,
  ...staffPushEndpoints,
  ...menuEditingEndpoints,
  ...vendorHoursEndpoints,
  ...vendorAdminEndpoints,
  ...pictureEndpoints,
  ...supportQueueEndpoints,
  ...staffEndpoints,
  ...staffSessionEndpoints,
  ...secondFactorEndpoints,
  ...demoStaffEndpoints,
  ...dispatchEndpoints,
  ...handoverPhotoEndpoints,
  ...earningsEndpoints,
  ...owedEndpoints,
  ...auditEndpoints,
  ...approvalEndpoints,
  ...supportEndpoints,
  ...pushEndpoints,
  ...analyticsEndpoints,
  ...insightsEndpoints,
} as const;

/** What stays open, beside the endpoints that answer once. */
export const eventStreams = { followOrders: ORDER_STREAM, followAsStaff: STAFF_STREAM } as const;
