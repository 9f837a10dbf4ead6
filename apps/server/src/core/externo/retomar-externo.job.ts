// The look after what a dead process left behind in the talks with outside parties.
import { definirTarefa } from '../jobs/fila.ts'
import { entregarDeAntes } from '../mail/correio.ts'
import { retomarAvisos } from './avisos-recebidos.ts'
import { retomarEnvios } from './envio.ts'

definirTarefa<object>('externo-retomar', async (_, { banco }) => {
  await banco.sistema.transaction().execute(async (tx) => {
    await retomarEnvios(tx)
    await retomarAvisos(tx)
  })
})

// The queue may still hold what a process of the release before this one wrote.
definirTarefa<{ id: number }>('entregar-mensagem', async ({ id }, { banco }) => {
  await banco.sistema.transaction().execute((tx) => entregarDeAntes(tx, id))
})
