/** The most that a field of the enquiry takes; the backend's limits decide. */
export const LENGTHS = {
  name: 100,
  phone: 24,
  city: 100,
  country: 60,
  premises: 5,
  message: 4000,
  messageLeast: 20,
} as const
