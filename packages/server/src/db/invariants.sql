-- What must hold in every database at every moment, beyond what constraints can say. Each query gives no rows when all
-- is well, else one row per breach: the invariant's name and where it is broken. Run after every integration test file
-- and by `npm run invariants`.

select 'a vendor stands in the city of its address' as name,
       format('vendor %s: city %s, address in %s', vendor.id, vendor.city_id, address.city_id) as detail
from vendor
join address on address.id = vendor.address_id
where address.city_id <> vendor.city_id;

select 'a dish is in a category of its own vendor' as name,
       format('menu %s of vendor %s: category %s of vendor %s', menu.id, menu.vendor_id, menu_category.id, menu_category.vendor_id) as detail
from menu
join menu_category on menu_category.id = menu.menu_category_id
where menu_category.vendor_id <> menu.vendor_id;

select 'a dish comes in a container of its own vendor' as name,
       format('menu %s of vendor %s: container %s of vendor %s', menu.id, menu.vendor_id, container_type.id, container_type.vendor_id) as detail
from menu
join container_type on container_type.id = menu.container_type_id
where container_type.vendor_id <> menu.vendor_id;

select 'a dish offers choices of its own vendor' as name,
       format('menu %s of vendor %s: group %s of vendor %s', menu.id, menu.vendor_id, menu_group.id, menu_group.vendor_id) as detail
from menu_in_group
join menu on menu.id = menu_in_group.menu_id
join menu_group on menu_group.id = menu_in_group.menu_group_id
where menu_group.vendor_id <> menu.vendor_id;

select 'a group offers as many options as it asks for' as name,
       format('group %s: %s options, at least %s asked', menu_group.id, count(menu_group_item.id), greatest(menu_group.minimum, 1)) as detail
from menu_group
left join menu_group_item on menu_group_item.menu_group_id = menu_group.id
group by menu_group.id
having count(menu_group_item.id) < greatest(menu_group.minimum, 1);

select 'a vendor is in categories of its own type' as name,
       format('vendor %s is a %s: category %s is of %s', vendor.id, vendor.vendor_type, vendor_category.slug, vendor_category.type_group) as detail
from vendor_in_category
join vendor on vendor.id = vendor_in_category.vendor_id
join vendor_category on vendor_category.id = vendor_in_category.vendor_category_id
where vendor_category.type_group <> vendor.vendor_type;

select 'a former slug is not in use by a vendor' as name,
       format('slug %s: formerly vendor %s, now vendor %s', former_vendor_slug.slug, former_vendor_slug.vendor_id, vendor.id) as detail
from former_vendor_slug
join vendor on vendor.slug = former_vendor_slug.slug;

select 'who invited a customer is a customer' as name,
       format('customer %s: invited by %s', customer.id, customer.referred_by) as detail
from customer
where customer.referred_by is not null
  and not exists (select from customer as inviter where inviter.id = customer.referred_by and inviter.id <> customer.id);

select 'a customer who does not sign in by phone came from a partner' as name,
       format('customer %s', customer.id) as detail
from customer
where not customer.signs_in_by_phone
  and not exists (select from third_party_identity where third_party_identity.customer_id = customer.id);

select 'a cart goes to an address of its own customer' as name,
       format('cart %s of customer %s: address %s', cart.id, cart.customer_id, cart.address_id) as detail
from cart
join customer_address on customer_address.id = cart.address_id
where customer_address.customer_id is distinct from cart.customer_id;

select 'a guest who has become a customer has no cart of their own' as name,
       format('cart %s', cart.id) as detail
from cart
join upgraded_guest on upgraded_guest.guest_hash = cart.guest_hash;

select 'a promo code counts as many uses as are held' as name,
       format('promo code %s: %s counted, %s held', promo_code.code, promo_code.used, count(promo_use.id)) as detail
from promo_code
left join promo_use on promo_use.promo_code_id = promo_code.id
group by promo_code.id
having count(promo_use.id) <> promo_code.used;

select 'a job that is due is taken within a quarter of an hour' as name,
       format('job %s (%s): due since %s', job.id, job.name, job.run_at) as detail
from job
where dead_at is null
  and greatest(run_at, created_at) < now() - interval '15 minutes';

select 'an idempotency key has the answer of what was done under it' as name,
       format('%s of %s, made at %s', endpoint, owner, created_at) as detail
from idempotency
where status is null or body is null;

select 'the entries of a ledger transaction sum to zero' as name,
       format('transaction %s: %s over %s entries', ledger_transaction.id, coalesce(sum(ledger_entry.amount), 0), count(ledger_entry.amount)) as detail
from ledger_transaction
left join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
group by ledger_transaction.id
having coalesce(sum(ledger_entry.amount), 0) <> 0 or count(ledger_entry.amount) < 2;

select 'a stored balance equals the sum of its entries' as name,
       format('customer %s, %s: stored %s, entries %s', coalesce(wallet.customer_id::text, entry.customer_id), coalesce(wallet.currency, entry.currency), coalesce(wallet.balance, 0), coalesce(entry.sum, 0)) as detail
from wallet
full join (
  select split_part(account, ':', 2) as customer_id, currency, sum(amount) as sum
  from ledger_entry where account like 'wallet:%' group by 1, 2
) as entry on entry.customer_id = wallet.customer_id::text and entry.currency = wallet.currency
where coalesce(wallet.balance, 0) <> coalesce(entry.sum, 0);

select 'no more of a payment leaves suspense than came into it' as name,
       format('payment %s: %s %s', split_part(ledger_transaction.ref, ':', 2), sum(ledger_entry.amount), ledger_entry.currency) as detail
from ledger_entry
join ledger_transaction on ledger_transaction.id = ledger_entry.transaction_id
where ledger_entry.account = 'suspense'
group by split_part(ledger_transaction.ref, ':', 2), ledger_entry.currency
having sum(ledger_entry.amount) < 0;

select 'a paid order is in the ledger once, for its total' as name,
       format('order %s: %s of %s', customer_order.id, coalesce(posted.credited, 0), customer_order.total) as detail
from customer_order
left join (
  select ledger_transaction.ref, sum(ledger_entry.amount) filter (where ledger_entry.account not like 'wallet:%' and ledger_entry.account not like 'clearing:%' and ledger_entry.account not like 'hold:%') as credited
  from ledger_transaction join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
  where ledger_transaction.ref like 'order:%' group by ledger_transaction.ref
) as posted on posted.ref = 'order:' || customer_order.id
where (customer_order.paid_at is not null and customer_order.total > 0 and coalesce(posted.credited, 0) <> customer_order.total)
   or (customer_order.paid_at is null and posted.ref is not null);

select 'a package is ordered once with a quote of its customer, for what that says' as name,
       format('order %s, quote %s', customer_order.id, package_fee.id) as detail
from (select * from customer_order where class = 'package_delivery') as customer_order
full join (select * from package_fee where order_id is not null) as package_fee on package_fee.order_id = customer_order.id
where customer_order.id is null
   or package_fee.id is null
   or (package_fee.customer_id, package_fee.currency) <> (customer_order.customer_id, customer_order.currency)
   or package_fee.final_delivery_amount <> customer_order.delivery_amount
   or case when (customer_order.content #>> '{package,is_protected}')::boolean then package_fee.protection_amount else 0 end <> customer_order.protection_amount
   or customer_order.total <> customer_order.delivery_amount + customer_order.protection_amount;

select 'a hold ends with its payment, or with the order that waited for it' as name,
       format('hold of payment %s: %s left, payment %s', payment.reference, held.sum, payment.status) as detail
from (
  select split_part(account, ':', 2) as reference, sum(amount) as sum
  from ledger_entry where account like 'hold:%' group by 1
) as held
join payment on payment.reference::text = held.reference
join customer_order on customer_order.id = payment.order_id
where held.sum <> 0
  and (held.sum <> payment.wallet_amount or payment.status not in ('initiated', 'pending') or customer_order.status <> 'abandoned');

select 'what a provider received for a payment is in the ledger' as name,
       format('payment %s: %s received, %s posted', coalesce(payment.reference::text, posted.reference), coalesce(payment.received_amount, 0), coalesce(posted.sum, 0)) as detail
from payment
full join (
  -- An order or redelivery that no payment was credited to stands under its own name.
  select case when ledger_transaction.kind in ('topup', 'late') then split_part(ledger_transaction.ref, ':', 2) else coalesce(payment.reference::text, ledger_transaction.ref) end as reference, -sum(ledger_entry.amount) as sum
  from ledger_transaction
  join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id and ledger_entry.account like 'clearing:%'
  left join payment on ledger_transaction.ref =
    case payment.credited_to when 'order' then 'order:' || payment.order_id when 'redelivery' then 'redelivery:' || payment.redelivery_id end
  where ledger_transaction.kind in ('order', 'redelivery', 'topup', 'late') group by 1
) as posted on posted.reference = payment.reference::text
where coalesce(payment.received_amount, 0) <> coalesce(posted.sum, 0);

select 'what a provider took back of a payment is in the ledger' as name,
       format('payment %s: %s taken back, %s posted', coalesce(payment.reference::text, posted.reference), coalesce(payment.reversed_amount, 0), coalesce(posted.sum, 0)) as detail
from payment
full join (
  select split_part(ledger_transaction.ref, ':', 2) as reference, sum(ledger_entry.amount) as sum
  from ledger_transaction
  join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id and ledger_entry.account like 'clearing:%'
  where ledger_transaction.kind = 'reversal' group by 1
) as posted on posted.reference = payment.reference::text
where coalesce(payment.reversed_amount, 0) <> coalesce(posted.sum, 0);

select 'a payment whose money has all gone back is refunded' as name,
       format('payment %s (%s): %s of %s', reference, status, reversed_amount, received_amount) as detail
from payment
where status = 'succeeded' and reversed_amount >= received_amount;

select 'a use of a promo code belongs to one order that is not cancelled' as name,
       format('order %s (%s): use %s', customer_order.id, customer_order.status, customer_order.promo_use_id) as detail
from customer_order
where customer_order.promo_use_id is not null
  and (customer_order.status = 'cancelled' or not exists (select from promo_use where promo_use.id = customer_order.promo_use_id));

select 'a redelivery is paid, for its amount, if it is requested' as name,
       format('redelivery %s: %s of %s', redelivery.id, coalesce(posted.credited, 0), redelivery.amount) as detail
from redelivery
left join (
  select ledger_transaction.ref, sum(ledger_entry.amount) as credited
  from ledger_transaction join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
  where ledger_transaction.kind = 'redelivery' and ledger_entry.account = 'delivery_revenue' group by 1
) as posted on posted.ref = 'redelivery:' || redelivery.id
where coalesce(posted.credited, 0) <> case when redelivery.requested_at is null then 0 else redelivery.amount end;

select 'an order that ended before it was fetched has given everything back' as name,
       format('order %s (%s): %s of %s', id, status, refunded, total) as detail
from customer_order
where (status in ('rejected', 'unable_to_process') or (status = 'cancelled' and paid_at is not null))
  and refunded < total + (select coalesce(sum(redelivery.amount), 0) from redelivery where redelivery.order_id = customer_order.id and redelivery.requested_at is not null);

select 'what an order has given back is in the ledger' as name,
       format('order %s: %s given back, %s posted', customer_order.id, customer_order.refunded, coalesce(posted.sum, 0)) as detail
from customer_order
left join (
  select split_part(ledger_transaction.ref, ':', 2) as order_id, sum(ledger_entry.amount) as sum
  from ledger_transaction
  join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id and ledger_entry.account like 'wallet:%'
  where ledger_transaction.kind in ('refund', 'adjustment') and ledger_transaction.ref ~ '^(refund:\d+(:|$)|adjustment:\d+:)' group by 1
) as posted on posted.order_id = customer_order.id::text
where customer_order.refunded <> coalesce(posted.sum, 0);

-- A protected package is replaced up to its declared worth.
select 'an order gives back no more than was paid for it and its redelivery' as name,
       format('order %s: %s of %s', customer_order.id, customer_order.refunded, customer_order.total) as detail
from customer_order
where customer_order.refunded > customer_order.total
  and customer_order.refunded > customer_order.total + (select coalesce(sum(redelivery.amount), 0) from redelivery where redelivery.order_id = customer_order.id and redelivery.requested_at is not null)
    + case when (customer_order.content #>> '{package,is_protected}')::boolean then (customer_order.content #>> '{package,worth}')::bigint else 0 end;

select 'what was given back for a dish that was out of stock is in the ledger' as name,
       format('order %s, dish %s: %s given back, %s posted', order_issue.order_id, order_issue.item_id, order_issue.refunded, coalesce(posted.sum, 0)) as detail
from order_issue
left join (
  select ledger_transaction.ref, sum(ledger_entry.amount) as sum
  from ledger_transaction
  join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id and ledger_entry.account like 'wallet:%'
  where ledger_transaction.kind = 'refund' group by 1
) as posted on posted.ref = format('refund:%s:%s:%s', order_issue.order_id, order_issue.pack_reference, order_issue.item_id)
where order_issue.refunded <> coalesce(posted.sum, 0);

select 'support is told of a PIN that was wrong five times' as name,
       format('order %s', customer_order.id) as detail
from customer_order
where wrong_pins >= 5
  and not exists (select from order_alert where order_alert.order_id = customer_order.id and order_alert.closed_at is null);

-- What a vendor pays may have changed since, where it is not the usual commission.
select 'a completed order is shared with its vendor and its rider, and no other is' as name,
       format('order %s (%s), rider %s: %s', customer_order.id, customer_order.status, customer_order.rider_id, coalesce(shared.accounts::text, 'not shared')) as detail
from customer_order
left join vendor on vendor.id = customer_order.vendor_id
left join lateral (
  select array_agg(ledger_entry.account) as accounts
  from ledger_transaction join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
  where ledger_transaction.ref = 'share:' || customer_order.id
) as shared on true
where case when customer_order.status in ('success', 'completed')
  then (customer_order.rider_id is not null and customer_order.delivery_amount > 0 and 'rider:' || customer_order.rider_id <> all (coalesce(shared.accounts, '{}')))
    or (vendor.id is not null and vendor.commission_percent is null and 'commission_revenue' <> all (coalesce(shared.accounts, '{}'))
      and (customer_order.subtotal - (select coalesce(sum(price), 0) from order_issue where order_issue.order_id = customer_order.id)) * 15 >= 100)
  else shared.accounts is not null end;

select 'the shares of an order leave nothing below zero, and no rest' as name,
       format('share of order %s: %s', split_part(ledger_transaction.ref, ':', 2), string_agg(ledger_entry.account || ' ' || ledger_entry.amount, ', ')) as detail
from ledger_transaction
join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
join customer_order on customer_order.id = split_part(ledger_transaction.ref, ':', 2)::integer
where ledger_transaction.kind = 'share'
group by ledger_transaction.id, customer_order.id
having bool_or(ledger_entry.account not in ('commission_revenue', 'delivery_revenue', 'adjustments', coalesce('vendor:' || customer_order.vendor_id, ''), coalesce('rider:' || customer_order.rider_id, '')))
   or coalesce(sum(ledger_entry.amount) filter (where ledger_entry.account = 'commission_revenue'), 0) not between 0 and customer_order.subtotal
   or -coalesce(sum(ledger_entry.amount) filter (where ledger_entry.account = 'delivery_revenue'), 0) not between 0
     and customer_order.delivery_amount + (select coalesce(sum(redelivery.amount), 0) from redelivery where redelivery.order_id = customer_order.id and redelivery.requested_at is not null)
   or coalesce(sum(ledger_entry.amount) filter (where ledger_entry.account = 'adjustments'), 0) > customer_order.vendor_charge;
