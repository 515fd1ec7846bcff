import { readProxies } from '@jara/fair-queue';
import { bucketMediaWriter, createBucket, encodePicture, folderMediaWriter, readMediaBucket } from '@jara/media';
import { secretsFrom } from '@jara/server';
import { createEventSessions, createInsights, embeddedEventQueue } from '@jara/server/analytics';
import { createApprovals } from '@jara/server/approval';
import { createAuditLog } from '@jara/server/audit';
import { createCartService } from '@jara/server/cart';
import { createCatalog, createDishCache } from '@jara/server/catalog';
import { createCourier } from '@jara/server/courier';
import { databaseSettings, listenForChanges, openDatabase, openReads } from '@jara/server/db';
import { createDispatch } from '@jara/server/dispatch';
import { createEarnings, payoutAgreed } from '@jara/server/earnings';
import {
  createFulfilment,
  createHandoverPhotos,
  createVendorStates,
  giveUpAgreed,
  refundAgreed,
} from '@jara/server/fulfilment';
import { createIdentity, supportAgreed } from '@jara/server/identity';
import { openLimits } from '@jara/server/limits';
import { createAddresses, createLocations, createPlaceLookup } from '@jara/server/location';
import { logDestination, logSerializers } from '@jara/server/log';
import { createHoursEditing, createMenuEditing, createPictures } from '@jara/server/menu';
import { createPushSubscriptions, createStaffPushSubscriptions } from '@jara/server/messages';
import {
  createCancellations,
  createOrderEvents,
  createOrders,
  createRedeliveries,
  createReorders,
  createTracking,
  orderPort,
} from '@jara/server/order';
import { createPayments, creditAgreed, returnAgreed } from '@jara/server/payment';
import { createPricing, findFee } from '@jara/server/pricing';
import {
  createAwsEventQueue,
  createPaymentAdapters,
  createPlaces,
  createPush,
  isSmsSandbox,
  readProcessors,
} from '@jara/server/processors';
import { createPromoService } from '@jara/server/promo';
import { createEmbeddedQueue, embeddedQueueUrl } from '@jara/server/queue';
import { createSupport } from '@jara/server/support';
import { createSupportQueue } from '@jara/server/support-queue';
import { createWallets } from '@jara/server/wallet';
import { openTracer, traceIdsInLog, traceRequests } from '@jara/telemetry';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Env } from './env.ts';
import { answerFailures } from './plugins/answer-failures.ts';
import { serveCacheInvalidations } from './plugins/cache-invalidation-stream.ts';
import { recogniseCallers } from './plugins/caller.ts';
import { serveDocs } from './plugins/docs.ts';
import { answerRepeats } from './plugins/idempotency.ts';
import { measureApi } from './plugins/metrics.ts';
import { createReplyCache } from './plugins/reply-cache.ts';
import { answerClientError, limitRequests, SERVER_LIMITS } from './plugins/request-limits.ts';
import { logRequests, requestId } from './plugins/request-log.ts';
import { useContract, withoutJsonSchema } from './plugins/serve-contract.ts';
import { addressRoutes } from './routes/address.routes.ts';
import { analyticsRoutes } from './routes/analytics.routes.ts';
import { approvalRoutes } from './routes/approval.routes.ts';
import { auditRoutes } from './routes/audit.routes.ts';
import { boardRoutes } from './routes/board.routes.ts';
import { cancellationRoutes } from './routes/cancellation.routes.ts';
import { cartRoutes } from './routes/cart.routes.ts';
import { catalogRoutes } from './routes/catalog.routes.ts';
import { configRoutes } from './routes/config.routes.ts';
import { courierRoutes } from './routes/courier.routes.ts';
import { demoStaffRoutes } from './routes/demo-staff.routes.ts';
import { dispatchRoutes } from './routes/dispatch.routes.ts';
import { earningsRoutes } from './routes/earnings.routes.ts';
import { eventStreamRoutes } from './routes/event-stream.routes.ts';
import { handoverPhotoRoutes } from './routes/handover-photo.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { identityRoutes } from './routes/identity.routes.ts';
import { insightsRoutes } from './routes/insights.routes.ts';
import { locationRoutes } from './routes/location.routes.ts';
import { menuEditingRoutes } from './routes/menu-editing.routes.ts';
import { opsRoutes } from './routes/ops.routes.ts';
import { orderRoutes } from './routes/order.routes.ts';
import { owedRoutes } from './routes/owed.routes.ts';
import { paymentRoutes } from './routes/payment.routes.ts';
import { pictureRoutes } from './routes/picture.routes.ts';
import { placesRoutes } from './routes/places.routes.ts';
import { pricingRoutes } from './routes/pricing.routes.ts';
import { promoRoutes } from './routes/promo.routes.ts';
import { pushRoutes } from './routes/push.routes.ts';
import { queueRoutes } from './routes/queue.routes.ts';
import { redeliveryRoutes } from './routes/redelivery.routes.ts';
import { reorderRoutes } from './routes/reorder.routes.ts';
import { secondFactorRoutes } from './routes/second-factor.routes.ts';
import { staffRoutes } from './routes/staff.routes.ts';
import { staffSessionRoutes } from './routes/staff-session.routes.ts';
import { supportRoutes } from './routes/support.routes.ts';
import { supportQueueRoutes } from './routes/support-queue.routes.ts';
import { trackingRoutes } from './routes/tracking.routes.ts';
import { vendorAdminRoutes } from './routes/vendor-admin.routes.ts';
import { vendorHoursRoutes } from './routes/vendor-hours.routes.ts';
import { walletRoutes } from './routes/wallet.routes.ts';
import { webhookRoutes } from './routes/webhook.routes.ts';

type Options = {
  readonly now?: () => Date;
  /** Aborted when the process has been told to stop. */
  readonly draining?: AbortSignal;
  /** How hard a proof of work is, at most. */
  readonly proofTries?: number;
  /** Hears of every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Takes the lines of the log instead of the standard output. */
  readonly logTo?: { write(line: string): void };
};

export async function buildApp(
  env: Env,
  { now = () => new Date(), draining, proofTries, onRoute, logTo = logDestination }: Options = {},
): Promise<FastifyInstance> {
  const isTrusted = readProxies(env.TRUSTED_PROXIES);
  const app = Fastify({
    logger: {
      ...{ level: env.LOG_LEVEL, base: { service: 'api' }, serializers: logSerializers, stream: logTo },
      ...traceIdsInLog(env),
    },
    ...SERVER_LIMITS,
    clientErrorHandler: answerClientError,
    schemaController: withoutJsonSchema,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    return503OnClosing: true,
    trustProxy: isTrusted,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => answerFailures.frameworkError(error, request, reply),
  });

  const tracer = await openTracer(env, app.log);
  const { url, listenUrl, ...pooling } = databaseSettings(env);
  const pool = {
    isTraced: tracer !== undefined,
    max: env.DATABASE_CONNECTIONS,
    onIdleError: (error: Error) => app.log.warn({ err: error }, 'an idle database connection broke'),
  };
  const database = openDatabase(url, { role: 'app', ...pool, ...pooling });
  const { namesStatements } = pooling;
  const reads = openReads(database, {
    ...{ url: env.DATABASE_REPLICA_URL, namesStatements, ...pool },
    onUse: (isUsed, err) =>
      isUsed
        ? app.log.info('the replica is read again')
        : app.log.warn({ err }, 'the replica is too far behind or does not answer: the primary is read'),
  });
  const chowpass_enabled = env.CHOWPASS_ENABLED === '1';
  const isCurrent = () => changes.isListening;
  const catalog = createCatalog({ db: database.db, reads: reads.db, now, chowpass_enabled, isCurrent });
  const secrets = secretsFrom(env.APP_SECRET);
  const processors = readProcessors(env);
  const limits = openLimits({ db: database.db, now, redisUrl: env.REDIS_URL });
  const identity = createIdentity({
    db: database.db,
    now,
    limits,
    secrets,
    publicUrl: env.PUBLIC_URL,
    tokenFreshSeconds: env.TOKEN_FRESH_SECONDS,
    dailyTexts: env.SMS_DAILY_BUDGET,
    proofTries,
    isSmsSandbox: isSmsSandbox(env),
    thirdParties: env.THIRD_PARTY_SERVICES,
    isCurrent,
  });
  const places = createPlaceLookup({ places: createPlaces(processors.places), limits });
  const replies = createReplyCache({ now });
  let changeStream: ReturnType<typeof serveCacheInvalidations> | undefined;
  let streams: ReturnType<typeof eventStreamRoutes> | undefined;
  const changes = listenForChanges(listenUrl, (tags) => {
    identity.invalidate(tags);
    if (streams?.endSessionsAmong(tags)) return;
    // First: whatever is read from now on has seen the change.
    reads.announced();
    catalog.invalidate(tags);
    replies.invalidate(tags);
    // Last: whoever is told asks again, and must not be answered from these caches.
    changeStream?.announce(tags);
  });

  if (onRoute) app.addHook('onRoute', onRoute);
  if (tracer)
    traceRequests(app, tracer, { isTrusted, staysOpen: ({ routeOptions }) => routeOptions.config.staysOpen === true });
  useContract(app);
  answerFailures(app);
  logRequests(app);
  limitRequests(app);
  await measureApi(app, env.METRICS_TOKEN, database.pool, reads.gauges);
  replies.attach(app, isCurrent);
  changeStream = serveCacheInvalidations(app);
  serveDocs(app);
  recogniseCallers(app, identity, { isHttps: env.PUBLIC_URL.startsWith('https:') });
  answerRepeats(app, { db: database.db, now, limits });

  healthRoutes(app, { database, draining });
  configRoutes(app, { chowpass_enabled, bag_information: env.BAG_INFORMATION });
  locationRoutes(app, createLocations(reads.db));
  catalogRoutes(app, catalog);
  const guestCartsAnHour = env.GUEST_CARTS_AN_HOUR;
  const carting = {
    db: database.db,
    now,
    limits,
    bags: env.BAG_INFORMATION,
    dishes: createDishCache(database.db, { now }),
  };
  cartRoutes(app, createCartService({ ...carting, guestCartsAnHour }));
  pricingRoutes(app, createPricing(carting));
  promoRoutes(app, createPromoService({ db: database.db, now, limits, findFee }));
  walletRoutes(app, createWallets({ db: database.db }));
  const payments = createPayments({
    db: database.db,
    now,
    secrets,
    adapters: createPaymentAdapters(processors.payments),
    publicUrl: env.PUBLIC_URL,
    orders: orderPort,
    limits,
  });
  const simulated = { which: env.SIMULATOR, speed: env.SIMULATOR_SPEED };
  const orders = createOrders({ ...carting, payments });
  orderRoutes(app, orders);
  courierRoutes(
    app,
    createCourier({
      db: database.db,
      now,
      limits,
      simulated,
      orders,
      payments,
      supportContact: env.COURIER_SUPPORT_CONTACT,
    }),
  );
  cancellationRoutes(app, createCancellations({ db: database.db, now }));
  reorderRoutes(app, createReorders(carting));
  trackingRoutes(app, createTracking({ db: database.db, now, simulated }));
  redeliveryRoutes(app, createRedeliveries({ db: database.db, now, limits, payments }));
  const orderEvents = createOrderEvents({ db: database.db, databaseUrl: listenUrl, now });
  streams = eventStreamRoutes(app, orderEvents, { now, customers: identity, staff: identity.staffSessions });
  paymentRoutes(app, payments);
  webhookRoutes(app, payments, now);
  const push = createPush(processors.push, secrets.pushSeed, now);
  pushRoutes(app, createPushSubscriptions({ db: database.db, now, push }));
  // Decisions §9: pages send their events here, unless there is a queue at AWS.
  if (!processors.events) {
    const queueUrl = embeddedQueueUrl(env.PUBLIC_URL);
    const queue = createEmbeddedQueue({ db: database.db, now, secrets, queueUrl });
    queueRoutes(app, { queue, origin: new URL(env.PUBLIC_URL).origin });
  }
  const onFailure = (reason: string) => app.log.warn({ reason }, 'STS gave no credentials for the events queue');
  const eventQueue = processors.events
    ? createAwsEventQueue(processors.events, { now, onFailure })
    : embeddedEventQueue({ now, secrets, publicUrl: env.PUBLIC_URL });
  analyticsRoutes(app, createEventSessions({ now, limits, secrets, queue: eventQueue }));
  insightsRoutes(app, createInsights({ db: reads.db }));
  identityRoutes(app, identity);
  const works = {
    ...{ refund: refundAgreed, give_up: giveUpAgreed, payout: payoutAgreed, add_support: supportAgreed },
    ...{ return_suspense: returnAgreed, credit_suspense: creditAgreed },
  };
  approvalRoutes(app, createApprovals({ db: database.db, now, works }));
  supportRoutes(app, createSupport({ db: database.db, now, limits, payments }));
  auditRoutes(app, createAuditLog({ db: database.db }));
  owedRoutes(app, reads.db);
  staffRoutes(app, { db: database.db, limits, now }, identity);
  const earnings = createEarnings({ db: database.db, now });
  earningsRoutes(app, earnings);
  dispatchRoutes(app, createDispatch({ db: database.db, now, dayOf: earnings.ridersDay }));
  supportQueueRoutes(app, createSupportQueue({ db: database.db, now }));
  menuEditingRoutes(app, createMenuEditing({ db: database.db, now }));
  vendorAdminRoutes(app, { db: database.db, now });
  vendorHoursRoutes(app, createHoursEditing({ db: database.db, now }));
  const ops = createFulfilment({ db: database.db, now });
  opsRoutes(app, ops, identity);
  handoverPhotoRoutes(app, createHandoverPhotos({ db: database.db, now, limits, encode: encodePicture }));
  boardRoutes(app, {
    ops,
    states: createVendorStates({ db: database.db, now }),
    push: createStaffPushSubscriptions({ db: database.db, now, push }),
  });
  staffSessionRoutes(app, identity);
  const bucket = readMediaBucket(env);
  const write = bucket ? bucketMediaWriter(createBucket(bucket)) : folderMediaWriter(env.MEDIA_FOLDER);
  pictureRoutes(app, createPictures({ db: database.db, now, limits, encode: encodePicture, write }));
  secondFactorRoutes(app, identity);
  demoStaffRoutes(app, identity);
  addressRoutes(app, createAddresses(database.db));
  placesRoutes(app, places);

  app.addHook('onClose', async () => {
    await changes.stop();
    await orderEvents.close();
    await limits.close();
    await reads.close();
    await database.close();
  });
  await app.ready();
  return app;
}
