/**
 * An outside party in a test of the database: its notices come over HTTP to a server of ours, and what waits to be told or
 * acted on is taken once, without waiting for the queue.
 */
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { processarAviso } from '../../apps/server/src/core/externo/avisos-recebidos.ts'
import { tentarEnvio } from '../../apps/server/src/core/externo/envio.ts'
import { criarAplicacao } from '../../apps/server/src/core/http/aplicacao.ts'
import type { Cenario } from './cenario.ts'

/** The address at which the scenario's house hears the party, and how to stop. */
export async function ouvirParceiro(
  c: Cenario,
  parceiro: string,
): Promise<{ readonly destino: string; parar(): Promise<void> }> {
  let servidor = createServer()
  const app = await criarAplicacao(
    c.servicos,
    (h) => {
      servidor = createServer(h as never)
      return servidor
    },
    () => undefined,
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = servidor.address() as { port: number }
  return {
    destino: `http://leilao.localhost:${port}/v1/externo/${parceiro}/avisos`,
    parar: () => app.close(),
  }
}

/** Everything that waits to be sent is tried once, now; answers how many. */
export async function enviarOQueEspera(c: Cenario): Promise<number> {
  await sql`update externo_envio set proxima_at = clock_timestamp() where situacao = 'pendente'`.execute(
    c.banco.sistema,
  )
  const envios = await c.banco.sistema
    .selectFrom('externoEnvio')
    .select('id')
    .where('situacao', '=', 'pendente')
    .orderBy('id')
    .execute()
  for (const e of envios) await tentarEnvio(c.servicos.externo, e.id, 0.5)
  return envios.length
}

/** Every notice that came is acted on. */
export async function tratarAvisos(c: Cenario): Promise<void> {
  const avisos = await c.banco.sistema
    .selectFrom('externoAviso')
    .select('id')
    .where('situacao', '=', 'recebido')
    .orderBy('id')
    .execute()
  for (const a of avisos) await processarAviso(c.servicos.externo, a.id, 0.5)
}
