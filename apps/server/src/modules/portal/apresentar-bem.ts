// The lots and removals of one good in the shape of its call.
import { ROTULO_DA_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { ROTULO_DO_DESTINO, ROTULO_DO_FUNDAMENTO } from '@martelo/domain/vendas/anulacao.ts'
import { iso } from '../../core/http/iso.ts'
import type { AnulacaoDoBem, RemocaoDoBem, VendaDoBem } from './bem-do-comitente.sql.ts'
import type { LinhaDoComitente } from './lotes-do-comitente.sql.ts'
import { resultadoDe } from './resultado-da-linha.ts'

const data = (d: Date | null): string | null => (d === null ? null : iso(d))

export function apresentarLote(
  l: LinhaDoComitente,
  vendas: readonly VendaDoBem[],
  anulacoes: readonly AnulacaoDoBem[],
) {
  const dele = vendas.findLast((v) => v.lelUid === l.lelUid)
  const { reservaAtingida: _, ...resultado } = resultadoDe(l)
  const p = dele?.prestacao ?? null
  return {
    lelUid: l.lelUid,
    leiUid: l.leiUid,
    numero: l.numero,
    leilao: l.leilao,
    data: iso(l.leilaoData),
    situacao: l.situacao,
    lance: l.lance,
    reserva: l.reserva,
    ...resultado,
    venda: dele?.venda ?? null,
    anulacoes: anulacoes
      .filter((a) => a.lelUid === l.lelUid)
      .map(({ uid, em, valor, fundamento, destino }) => ({
        uid,
        em: iso(em),
        valor,
        fundamento: ROTULO_DO_FUNDAMENTO[fundamento],
        destino: ROTULO_DO_DESTINO[destino],
      })),
    prestacao: p === null ? null : { ...p, pagaAt: p.pagaAt === null ? null : iso(new Date(p.pagaAt)) },
  }
}

export const apresentarRemocao = (r: RemocaoDoBem) => ({
  ...r,
  situacao: ROTULO_DA_REMOCAO[r.situacao],
  pedidaAt: iso(r.pedidaAt),
  inicioAt: data(r.inicioAt),
  fimAt: data(r.fimAt),
})
