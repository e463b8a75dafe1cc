// Where the students of the demo school come from, with the certificate and the marks of each country.
import type { SchoolQualificationId } from '@lantern/contract/qualification-ids';

/** How marks are written where somebody went to school. */
export type DemoCountry = {
  code: string;
  zone: string;
  currency: string;
  curriculum: string;
  qualification: SchoolQualificationId;
  scale: string;
  best: number;
  pass: number;
};

const country = (
  code: string,
  [zone, currency]: readonly [string, string],
  [curriculum, qualification]: readonly [string, SchoolQualificationId],
  [scale, best, pass]: readonly [string, number, number],
): DemoCountry => ({ code, zone, currency, curriculum, qualification, scale, best, pass });

export const demoCountries: readonly DemoCountry[] = [
  country('BD', ['Asia/Dhaka', 'BDT'], ['Bangladesh SSC and HSC', 'BD-HSC'], ['5.0', 5, 1]),
  country('IN', ['Asia/Kolkata', 'INR'], ['Indian CBSE', 'IN-XII'], ['percentage', 100, 33]),
  country('PK', ['Asia/Karachi', 'PKR'], ['Pakistan Matric and Intermediate', 'PK-HSSC'], ['other', 1100, 363]),
  country('NP', ['Asia/Kathmandu', 'NPR'], ['Nepal SEE and NEB', 'NP-NEB'], ['4.0', 4, 1.6]),
  country('NG', ['Africa/Lagos', 'NGN'], ['WAEC (WASSCE)', 'NG-WASSCE'], ['waec', 1, 6]),
  country('GH', ['Africa/Accra', 'GHS'], ['WAEC (WASSCE)', 'GH-WASSCE'], ['waec', 1, 6]),
  country('KE', ['Africa/Nairobi', 'KES'], ['Kenya KCSE', 'KE-KCSE'], ['12', 12, 4]),
  country('ET', ['Africa/Addis_Ababa', 'ETB'], ['National Curriculum', 'ET-EUEE'], ['other', 600, 300]),
  country('EG', ['Africa/Cairo', 'EGP'], ['National Curriculum', 'EG-THANAWEYA'], ['percentage', 100, 50]),
  country('ID', ['Asia/Jakarta', 'IDR'], ['National Curriculum', 'ID-SMA'], ['100', 100, 75]),
  country('VN', ['Asia/Ho_Chi_Minh', 'VND'], ['National Curriculum', 'VN-THPT'], ['10.0', 10, 5]),
  country('UZ', ['Asia/Tashkent', 'UZS'], ['National Curriculum', 'UZ-ATTESTAT'], ['5.0', 5, 3]),
];
