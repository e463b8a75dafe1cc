// The rates that Lantern ships: what one US dollar buys. They are an editor's estimate of November 2026, made from
// several readings of the year, and say so wherever they are shown. The administrator loads today's; a student can type
// the rate of their own bank.
import { factsOf } from './visa-pack.ts';

const shippedRatesDay = '2026-11-22';
const shippedRatesSource = 'Lantern: an editor’s estimate of November 2026, not yet checked';

const perUsd: Record<string, string> = {
  AED: '3.6725',
  AUD: '1.52',
  BDT: '122.4',
  BHD: '0.376',
  BRL: '5.4',
  CAD: '1.39',
  CHF: '0.80',
  CLP: '940',
  CNY: '7.1',
  COP: '3950',
  CZK: '21.2',
  DKK: '6.5',
  EGP: '47.5',
  ETB: '150',
  EUR: '0.875',
  GBP: '0.755',
  GHS: '11',
  HKD: '7.8',
  HUF: '335',
  IDR: '16800',
  ILS: '3.3',
  INR: '90',
  JPY: '155',
  KES: '129',
  KRW: '1450',
  KWD: '0.307',
  KZT: '520',
  LKR: '305',
  MAD: '9.4',
  MXN: '18',
  MYR: '4.1',
  NGN: '1400',
  NOK: '10.1',
  NPR: '144',
  NZD: '1.75',
  OMR: '0.3845',
  PEN: '3.4',
  PHP: '58.5',
  PKR: '281',
  PLN: '3.7',
  QAR: '3.64',
  RUB: '81',
  RWF: '1450',
  SAR: '3.75',
  SEK: '9.5',
  SGD: '1.30',
  THB: '32.5',
  TND: '2.9',
  TRY: '42.5',
  TWD: '31.5',
  TZS: '2500',
  UAH: '42',
  UGX: '3600',
  UZS: '12000',
  VND: '26300',
  XAF: '574',
  XOF: '574',
  ZAR: '17.3',
  ZMW: '23',
};

export const shippedRates = { base: 'USD', day: shippedRatesDay, source: shippedRatesSource, rates: perUsd } as const;

/** The same as facts, for the place where facts are looked at and edited. */
export const currencyFacts = Object.entries(perUsd).flatMap(([currency, rate]) =>
  factsOf(`currency:${currency}`, `https://www.xe.com/currencyconverter/convert/?From=USD&To=${currency}`, [
    { key: 'per_usd', value: Number(rate), unit: 'rate', recorded: shippedRatesDay },
  ]),
);
