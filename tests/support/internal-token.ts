/** The key that the backends and BFFs of tests share. */
export const TEST_INTERNAL_TOKEN = 'the-key-that-programs-of-a-test-share'
