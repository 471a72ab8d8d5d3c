/** Waits until a condition is true, for events outside the test. Throws `otherwise` if it never is. */
export const eventually = async (
  holds: () => Promise<boolean> | boolean,
  ms = 30_000,
  otherwise = 'It never came to hold',
): Promise<void> => {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(otherwise)
    await new Promise((done) => setTimeout(done, 20))
  }
}
