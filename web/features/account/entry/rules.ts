/** What the browser checks before it asks the server, which checks it all again. */
export const EMAIL = {
  required: 'Please give your e-mail.',
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/,
    message: 'An e-mail looks like name@example.com.',
  },
}

export const PASSWORD_HINT = 'At least 8 characters. A few words in a row are easier to keep than one riddle.'

export const passwordRules = {
  required: 'Please choose a password.',
  minLength: { value: 8, message: 'A password has at least 8 characters.' },
  maxLength: { value: 128, message: 'A password has at most 128 characters.' },
}
