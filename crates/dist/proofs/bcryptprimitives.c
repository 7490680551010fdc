/* Random bytes, for a Wine too old to have the library that Rust asks for them. For the proof alone: it never ships. */
#include <stddef.h>

unsigned char __stdcall SystemFunction036(void *bytes, unsigned long count);

int __stdcall ProcessPrng(unsigned char *bytes, size_t count) {
    return SystemFunction036(bytes, (unsigned long)count);
}
