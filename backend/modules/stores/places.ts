/**
 * Places a shopper may name, with their coordinates to a tenth of a degree: enough to order stores by distance. Indian
 * PIN codes are read by their first three digits, the sorting district (India Post's numbering).
 */
interface Place {
  name: string
  at: readonly [latitude: number, longitude: number]
  /** First three digits of its PIN codes. */
  pins?: readonly string[]
}

const places: readonly Place[] = [
  { name: 'New Delhi', at: [28.6, 77.2], pins: ['110'] },
  { name: 'Gurugram', at: [28.5, 77.0], pins: ['122'] },
  { name: 'Noida', at: [28.5, 77.4], pins: ['201'] },
  { name: 'Chandigarh', at: [30.7, 76.8], pins: ['160'] },
  { name: 'Amritsar', at: [31.6, 74.9], pins: ['143'] },
  { name: 'Jaipur', at: [26.9, 75.8], pins: ['302'] },
  { name: 'Udaipur', at: [24.6, 73.7], pins: ['313'] },
  { name: 'Lucknow', at: [26.8, 80.9], pins: ['226'] },
  { name: 'Varanasi', at: [25.3, 83.0], pins: ['221'] },
  { name: 'Patna', at: [25.6, 85.1], pins: ['800'] },
  { name: 'Kolkata', at: [22.6, 88.4], pins: ['700'] },
  { name: 'Guwahati', at: [26.1, 91.7], pins: ['781'] },
  { name: 'Bhubaneswar', at: [20.3, 85.8], pins: ['751'] },
  { name: 'Ranchi', at: [23.3, 85.3], pins: ['834'] },
  { name: 'Raipur', at: [21.3, 81.6], pins: ['492'] },
  { name: 'Bhopal', at: [23.3, 77.4], pins: ['462'] },
  { name: 'Indore', at: [22.7, 75.9], pins: ['452'] },
  { name: 'Nagpur', at: [21.1, 79.1], pins: ['440'] },
  { name: 'Ahmedabad', at: [23.0, 72.6], pins: ['380', '382'] },
  { name: 'Surat', at: [21.2, 72.8], pins: ['395'] },
  { name: 'Vadodara', at: [22.3, 73.2], pins: ['390'] },
  { name: 'Rajkot', at: [22.3, 70.8], pins: ['360'] },
  { name: 'Mumbai', at: [19.1, 72.9], pins: ['400'] },
  { name: 'Pune', at: [18.5, 73.9], pins: ['411'] },
  { name: 'Nashik', at: [20.0, 73.8], pins: ['422'] },
  { name: 'Goa', at: [15.5, 73.8], pins: ['403'] },
  { name: 'Bengaluru', at: [13.0, 77.6], pins: ['560', '562'] },
  { name: 'Mysuru', at: [12.3, 76.6], pins: ['570'] },
  { name: 'Mangaluru', at: [12.9, 74.8], pins: ['575'] },
  { name: 'Hyderabad', at: [17.4, 78.5], pins: ['500'] },
  { name: 'Vijayawada', at: [16.5, 80.6], pins: ['520'] },
  { name: 'Visakhapatnam', at: [17.7, 83.2], pins: ['530'] },
  { name: 'Chennai', at: [13.1, 80.3], pins: ['600'] },
  { name: 'Coimbatore', at: [11.0, 77.0], pins: ['641'] },
  { name: 'Madurai', at: [9.9, 78.1], pins: ['625'] },
  { name: 'Kochi', at: [10.0, 76.3], pins: ['682'] },
  { name: 'Thiruvananthapuram', at: [8.5, 76.9], pins: ['695'] },
  { name: 'Dubai', at: [25.2, 55.3] },
  { name: 'Abu Dhabi', at: [24.5, 54.4] },
  { name: 'Sharjah', at: [25.3, 55.4] },
  { name: 'London', at: [51.5, -0.1] },
]

const other: Readonly<Record<string, string>> = {
  bangalore: 'Bengaluru',
  bombay: 'Mumbai',
  calcutta: 'Kolkata',
  madras: 'Chennai',
  delhi: 'New Delhi',
  gurgaon: 'Gurugram',
  cochin: 'Kochi',
  trivandrum: 'Thiruvananthapuram',
  mysore: 'Mysuru',
  baroda: 'Vadodara',
}

/** The place that a city's name or a PIN code means, or nothing. */
export const placeOf = (asked: string): Place | undefined => {
  const text = asked.trim().toLowerCase().replace(/\s+/g, ' ')
  const digits = text.replaceAll(' ', '')
  if (/^\d{6}$/.test(digits)) return places.find(({ pins }) => pins?.includes(digits.slice(0, 3)))
  // Somebody may well ask for the place 'constructor'.
  const name = (Object.hasOwn(other, text) ? other[text] : undefined)?.toLowerCase() ?? text
  return places.find((place) => place.name.toLowerCase() === name)
}

const EARTH_KM = 6371

/** Great-circle distance by the haversine formula. Kilometres; degrees in. */
export const distanceKm = (a: readonly [number, number], b: readonly [number, number]): number => {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [dLat, dLng] = [rad(b[0] - a[0]), rad(b[1] - a[1])]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a[0])) * Math.cos(rad(b[0])) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
