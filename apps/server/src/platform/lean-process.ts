/*
 * How a process of the shop is started so that it holds no memory it does not use; only who starts it can say so. At 10,000 products,
 * after 37,000 different questions, 384 MB are resident instead of 479, for the same processor time (docs/performance.md, "Memory").
 * deploy/ says the same by itself.
 */

/** New objects get at most 3 × 8 MB instead of 3 × 16 (https://v8.dev/blog/trash-talk). */
export const leanArguments = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

/**
 * The allocator of the C library: answers from 16 KiB on, which are most of those that are kept, go back to the system as soon as they
 * are let go, and threads share two arenas (mallopt(3): M_MMAP_THRESHOLD, M_ARENA_MAX). Systems with another library know none of it,
 * and lose nothing.
 */
export const leanEnvironment = { MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_ARENA_MAX: '2' };
