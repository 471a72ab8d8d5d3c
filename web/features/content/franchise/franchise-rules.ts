/** The form's own checks; the backend's are the ones that count and are not looser. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const PHONE = /^\+?[0-9][0-9 ()-]{6,22}$/
export const LENGTHS = {
  name: 100,
  email: 254,
  phone: 24,
  city: 100,
  country: 60,
  premises: 5,
  message: 4000,
  messageLeast: 20,
} as const
