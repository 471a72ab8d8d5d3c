/** What the browser checks before it asks the server, which checks it all again. */
export const EMAIL = {
  required: 'Please enter your e-mail address.',
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/,
    message: 'Enter an e-mail address like name@example.com.',
  },
}

export const PASSWORD_HINT = 'At least 8 characters. A few unrelated words are strong and easy to remember.'

export const passwordRules = {
  required: 'Please choose a password.',
  minLength: { value: 8, message: 'Use at least 8 characters.' },
  maxLength: { value: 128, message: 'Use at most 128 characters.' },
}
