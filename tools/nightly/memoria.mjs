// Loaded into the product by the nightly run: at each SIGUSR2 it collects what is garbage and writes a line of what is
// left, in megabytes. Without the collection a figure says only when the last one was.
import { appendFileSync } from 'node:fs'

const arquivo = process.env.MARTELO_MEMORIA
const mega = (bytes) => Math.round(bytes / 1_048_576)

if (arquivo) {
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    globalThis.gc?.()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    const linha = {
      segundos: Math.round(process.uptime()),
      rss: mega(rss),
      heap: mega(heapUsed),
      fora: mega(external),
      buffers: mega(arrayBuffers),
    }
    appendFileSync(arquivo, `${JSON.stringify(linha)}\n`)
  })
}
