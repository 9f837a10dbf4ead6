// The program as an edge of the broadcast (MARTELO_VIDEO_ORIGIN): no database, no pages, only watchers of the main program's
// channels. The address of the house stays one: a proxy sends `/v1/midia/ver/` here.
import type { Config } from '../core/config.ts'
import { abrirBorda } from '../engines/midia/borda.ts'

export async function iniciarBorda(config: Config, origem: string): Promise<{ parar(): Promise<void> }> {
  const { mbit } = config.video
  const borda = await abrirBorda({ origem, porta: config.porta, host: config.host, mbit })
  console.log(`\nMartelo is an edge of ${origem} on port ${borda.porta}.\n`)
  return {
    parar() {
      borda.parar()
      return Promise.resolve()
    },
  }
}
