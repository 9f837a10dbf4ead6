// What ends or returns a refund, be it the bank or a person. One place writes line, audit and letter.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  type FormaDeDevolucao,
  numeroDaDevolucao,
  podeTransitarDevolucao,
  ROTULO_DA_FORMA,
  uidDaDevolucao,
} from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import {
  escreverAoComprador,
  type LinhaDeDevolucao,
  lerVenda,
  mudarDevolucao,
  type QuemMexe,
  travarDevolucoes,
} from '../vendas/door.ts'
import type { PixDoBanco } from './banco-pix.integration.ts'

interface Conclusao {
  readonly forma: FormaDeDevolucao
  readonly destino: string | null
  readonly observacao: string | null
  readonly quando: Date
  readonly usuId: number | null
}

/** With the refund's row locked. */
export async function concluirDevolucao(
  m: QuemMexe,
  tx: Tx,
  d: LinhaDeDevolucao,
  c: Conclusao,
): Promise<void> {
  await mudarDevolucao(tx, d.hotId, d.id, {
    situacao: 'devolvida',
    forma: c.forma,
    destino: c.destino,
    observacao: c.observacao,
    concluidaAt: c.quando,
    concluidaBy: c.usuId,
  })
  const v = d.vndId === null ? undefined : await lerVenda(tx, d.hotId, d.vndId)
  await auditar(m, tx, {
    entidade: v === undefined ? 'devolucao' : 'venda',
    uid: v?.venda.uid ?? d.uid,
    acao: 'registrarDevolucao',
    depois: { valor: d.valor, forma: ROTULO_DA_FORMA[c.forma], destino: c.destino },
    motivo: d.motivo,
  })
  if (v !== undefined)
    await escreverAoComprador(
      m.servicos,
      tx,
      v,
      'devolvida',
      `Devolvemos ${formatarReais(d.valor)} por ${ROTULO_DA_FORMA[c.forma]}${c.destino === null ? ', para a conta de onde o Pix veio' : `: ${c.destino}`}. ${d.motivo}`,
    )
}

/** What the bank says became of the refunds of one Pix. With the sale locked. */
export async function acertarDevolucoes(m: QuemMexe, tx: Tx, pix: PixDoBanco): Promise<void> {
  const linhas = await travarDevolucoes(tx, m.hotsite.id, { endToEndId: pix.endToEndId })
  for (const dita of pix.devolucoes) {
    const uid = dita.id === undefined ? null : uidDaDevolucao(dita.id)
    const d = linhas.find((l) => l.uid === uid)
    if (d === undefined || dita.status === 'EM_PROCESSAMENTO') continue
    // An attempt that the bank refused before, told of again.
    if (dita.id !== numeroDaDevolucao(d.uid, d.tentativas)) continue
    const devolvida = dita.status === 'DEVOLVIDO'
    const r = podeTransitarDevolucao(
      { de: d.situacao, evento: devolvida ? 'confirmarDevolucao' : 'recusarDevolucao', atores: ['sistema'] },
      { voltaPorOndeVeio: true },
    )
    if (!r.pode) continue
    if (devolvida)
      await concluirDevolucao(m, tx, d, {
        forma: 'PIX',
        destino: null,
        observacao: null,
        quando: new Date(m.agora),
        usuId: null,
      })
    else
      await mudarDevolucao(tx, d.hotId, d.id, {
        situacao: 'a_devolver',
        tentativas: d.tentativas + 1,
        observacao: 'O banco recusou a devolução. Tente de novo ou devolva por outro meio.',
      })
  }
}
