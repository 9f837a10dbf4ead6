// Carries out the requests whose days are over. One transaction per person, its request locked: two processes do it
// once. What has come between meanwhile (a purchase, a winning bid) postpones it to the next day.
import { HORAS_DOS_LIVROS } from '@martelo/domain/guarda/guarda.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { excluirPessoa } from './excluir-pessoa.ts'
import { esquecerCompradores } from './exclusao.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'hotsites' | 'correio' | 'log'>

/** Answers how many were carried out. */
export async function executarExclusoes(s: Maquina): Promise<number> {
  const devidas = await sql<{ hotId: number; cliId: number }>`
    select hot_id, cli_id from pedido_exclusao where situacao = 'PEDIDO' and executar_at <= clock_timestamp() order by id limit 200`.execute(
    s.banco.sistema,
  )
  let feitas = 0
  for (const d of devidas.rows) {
    const hotsite = await s.hotsites.porId(d.hotId)
    if (hotsite === null) continue
    const quem = { hotsite, sessao: null, ip: '', reqId: 'executar-exclusoes' }
    const resultado = await s.banco.doHotsite(d.hotId, (tx) =>
      excluirPessoa({ ...quem, servicos: s }, tx, d.cliId, { motivo: 'Pedido do titular', soVencido: true }),
    )
    if (resultado === 'feita') feitas += 1
  }
  return feitas
}

const ESQUECER_POR_VEZ = 500

/** What the books kept of deleted buyers, when the books have outlived it. Answers how many. */
export async function esquecerCompradoresAntigos(s: Maquina): Promise<number> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    const fora = await esquecerCompradores(tx, HORAS_DOS_LIVROS, ESQUECER_POR_VEZ)
    for (const { hotId, uid } of fora)
      await auditar({ hotsite: { id: hotId }, sessao: null, ip: '', reqId: 'executar-exclusoes' }, tx, {
        entidade: 'cliente',
        uid,
        acao: 'anonimizar',
        motivo: 'Fim da guarda dos livros (LGPD, art. 16, I)',
      })
    return fora.length
  })
}

definirTarefa<Record<string, never>>('executar-exclusoes', async (_, s) => {
  await executarExclusoes(s)
  await esquecerCompradoresAntigos(s)
})
