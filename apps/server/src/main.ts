// The program. Everything it may do comes from the environment (core/config.ts).
import { flushCompileCache } from 'node:module'
import { lerConfig } from './core/config.ts'
import { erroParaOLog } from './core/log.ts'
import { iniciarBorda } from './processes/borda-do-video.ts'
import { iniciarCompanheiros } from './processes/companheiros.ts'
import { iniciar } from './processes/inicio.ts'
import { anunciar } from './processes/anunciar.ts'

process.env.TZ = 'America/Sao_Paulo'

// Node would print the whole error, with the row that the database put into it.
process.on('uncaughtException', (e) => {
  console.error(erroParaOLog(e))
  process.exit(1)
})

try {
  const config = lerConfig()
  // Whom it joined has died and will be started again: the port must be free by then.
  if (config.juntarSeAPorta) process.once('disconnect', () => process.exit(1))
  const { origem } = config.video
  const comecar = async (): Promise<{ parar(): Promise<void> }> => {
    if (origem !== undefined) return iniciarBorda(config, origem)
    const inteiro = await iniciar(config)
    if (!config.juntarSeAPorta) anunciar(inteiro)
    if (config.companheiros === 0 || inteiro.porta === 0) return inteiro
    const pararCompanheiros = iniciarCompanheiros(inteiro, config.companheiros)
    return {
      async parar() {
        await pararCompanheiros()
        await inteiro.parar()
      },
    }
  }
  const processo = await comecar()
  flushCompileCache() // a killed process writes nothing any more, and its next start is the one that counts
  process.send?.('pronto') // the supervisor (tools/setup/supervisor.mjs) restarts only what has served
  // One wish to leave may arrive twice (from the terminal and from the parent process): a later one means "at once".
  const MESMO_SINAL_MS = 1000
  let saindoDesde = 0
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(sinal, () => {
      if (saindoDesde > 0) {
        if (Date.now() - saindoDesde > MESMO_SINAL_MS) process.exit(1)
        return
      }
      saindoDesde = Date.now()
      processo.parar().then(
        () => process.exit(0),
        (e: unknown) => {
          console.error(erroParaOLog(e))
          process.exit(1)
        },
      )
    })
  }
} catch (e) {
  console.error(erroParaOLog(e)?.message)
  if (process.env.LOG_LEVEL === 'debug') console.error(erroParaOLog(e))
  process.exit(1)
}
