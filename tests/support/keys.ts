/** The key that the backends and BFFs of tests share. */
export const TEST_INTERNAL_TOKEN = 'the-key-that-programs-of-a-test-share'

/** Encrypts single values in the stores of tests. */
export const TEST_DATA_KEY = Buffer.from('for tests, twice sixteen letters').toString('base64url')
