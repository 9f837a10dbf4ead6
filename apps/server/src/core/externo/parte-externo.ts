// The running part of the talks with outside parties: whose ports the queue uses, and the look after what a dead process
// left behind.
import { definirTarefa } from '../jobs/fila.ts'
import { entregarDeAntes } from '../mail/correio.ts'
import type { Servicos } from '../servicos.ts'
import { ligarAvisos, retomarAvisos } from './avisos-recebidos.ts'
import { ligarEnvios, retomarEnvios } from './envio.ts'

let banco: Servicos['banco'] | null = null

export function iniciarExterno(s: Pick<Servicos, 'externo' | 'banco'>): Promise<() => void> {
  banco = s.banco
  const paradas = [ligarEnvios(s.externo), ligarAvisos(s.externo)]
  return Promise.resolve(() => {
    for (const p of paradas) p()
    banco = null
  })
}

definirTarefa<object>('externo-retomar', async () => {
  if (banco === null) throw new Error('the talks with outside parties have not started in this process')
  await banco.sistema.transaction().execute(async (tx) => {
    await retomarEnvios(tx)
    await retomarAvisos(tx)
  })
})

// The queue may still hold what a process of the release before this one wrote.
definirTarefa<{ id: number }>('entregar-mensagem', async ({ id }) => {
  if (banco === null) throw new Error('the talks with outside parties have not started in this process')
  await banco.sistema.transaction().execute((tx) => entregarDeAntes(tx, id))
})
