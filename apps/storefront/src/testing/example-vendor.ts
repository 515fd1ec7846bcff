import { type Vendor, vendor } from '@jara/contract';

/** A vendor as the API tells of one. No two of its texts are the same, so that a mix-up shows. */
export const EXAMPLE_VENDOR: Vendor = vendor.parse({
  ...{ id: 7, name: 'Mama Put', slug: 'mama-put', address_id: 70, rank: 5 },
  ...{ logo_url: '/store/media/logo/mama-put.webp', cover_url: '/store/media/cover/mama-put.webp' },
  ...{
    location: 'Yaba',
    activeVendorLocation: 'Yaba, Lagos',
    location_slug: 'yaba',
    city: 'Ikeja',
    city_slug: 'ikeja',
  },
  ...{ vendor_type: 'restaurant', vendor_class: ['instant'], custom_tag: 'featured', categories: [], currency: 'NGN' },
  ...{
    is_open: true,
    is_temporarily_unavailable: false,
    is_for_address: true,
    liked_by_customer: false,
    self_delivery: false,
  },
  ...{ is_chowpass_vendor: false, discount_text: null, average_rating: null, rating_count: 0, description: 'Rice' },
  ...{ image_colour: '#F6F1E8', support_contact: 'help@mama.example', delivery_price: 9, delivery_minutes: 20 },
  ...{
    available_hours: {},
    closed_days: [],
    preorder_configuration: null,
    country_code: 'NG',
    time_zone: 'Africa/Lagos',
  },
  coordinate: { x: 3.4, y: 6.5 },
});
