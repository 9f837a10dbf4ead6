// The program. Everything it may do comes from the environment (core/config.ts).
import { lerConfig } from './core/config.ts'
import { iniciar } from './processes/inicio.ts'
import { anunciar } from './processes/anunciar.ts'

process.env.TZ = 'America/Sao_Paulo'

try {
  const processo = await iniciar(lerConfig())
  anunciar(processo)
  let saindo = false
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(sinal, () => {
      if (saindo) process.exit(1)
      saindo = true
      processo.parar().then(
        () => process.exit(0),
        (e: unknown) => {
          console.error(e)
          process.exit(1)
        },
      )
    })
  }
} catch (e) {
  console.error(e instanceof Error ? e.message : e)
  if (process.env.LOG_LEVEL === 'debug') console.error(e)
  process.exit(1)
}
