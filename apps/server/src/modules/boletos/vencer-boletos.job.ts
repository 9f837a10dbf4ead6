// Boletos past their last day, every morning: the bank is asked to write them off, so that no forgotten boleto is paid.
// Here too the boletos say once how a charge of a sale is taken back.
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { cancelarCobrancasPor, emNomeDoSistema, travarVenda } from '../vendas/door.ts'
import { baixarNoBanco } from './banco-boleto.integration.ts'
import { lerBoleto } from './boletos.sql.ts'
import { pedirBaixa, pedirBaixaPor } from './pedir-baixa.ts'

pedirBaixaPor((tx, b) =>
  baixarNoBanco.agendar(tx, {
    hotId: b.hotId,
    dados: { id: b.id },
    objeto: { tipo: 'boleto', uid: b.uid },
    // Asked again after a refusal is another message.
    chave: `${b.uid}-${b.versao}`,
  }),
)

cancelarCobrancasPor('boleto', async (tx, { hotId, pagId }) => {
  const b = await lerBoleto(tx, hotId, { pagId }, { travar: true })
  if (b !== undefined)
    await pedirBaixa(tx, b, { motivo: 'A cobrança foi retirada da compra.', quem: ['sistema'] })
})

const POR_VEZ = 500

/** Answers how many write-offs were asked for. `agora`: epoch ms. */
export async function vencerBoletos(s: Servicos, agora: number): Promise<number> {
  const hoje = diaEmBrasilia(agora)
  const { rows } = await sql<{ id: number; hotId: number }>`
    select id, hot_id from boleto where situacao = 'registrado' and vencimento + dias_para_baixa < ${hoje}::date
    order by id limit ${POR_VEZ}`.execute(s.banco.sistema)
  let pedidas = 0
  for (const { id, hotId } of rows) {
    const m = await emNomeDoSistema(s, hotId, 'vencer-boletos')
    if (m === null) continue
    const impedimento = await s.banco.doHotsite(hotId, async (tx) => {
      const lido = await lerBoleto(tx, hotId, { id })
      if (lido === undefined) return 'gone'
      await travarVenda(tx, hotId, lido.vndId)
      const b = await lerBoleto(tx, hotId, { id }, { travar: true })
      if (b === undefined || somarDias(b.vencimento, b.diasParaBaixa) >= hoje) return 'changed'
      const motivo = 'O boleto venceu e não foi pago.'
      const nao = await pedirBaixa(tx, b, { motivo, quem: ['sistema'] })
      if (nao === null) await auditar(m, tx, { entidade: 'boleto', uid: b.uid, acao: 'pedirBaixa', motivo })
      return nao
    })
    if (impedimento === null) pedidas += 1
  }
  return pedidas
}

definirTarefa<object>('vencer-boletos', async (_, s) => {
  await vencerBoletos(s, Date.now())
})
