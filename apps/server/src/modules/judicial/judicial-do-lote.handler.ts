import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { judicialDoLote } from '@martelo/contracts/judicial/judicial-do-lote.contract.ts'
import { moverPreferencia } from '@martelo/domain/judicial/preferencia.ts'
import type { Tx } from '../../core/database/database.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { exigirVisitante } from '../lotes/door.ts'
import { vendaDoLote } from '../vendas/door.ts'
import { apresentarDireito, apresentarProposta } from './apresentar-judicial.ts'
import { contextoDaPreferencia } from './contexto-da-preferencia.ts'
import { lerPreferencias, lerPropostasParceladas, lotesJudiciais } from './judicial.sql.ts'
import { type LoteDeJuizo, loteDeJuizo, minimoPara, pracaDaProposta } from './lote-de-juizo.ts'

handle(judicialDoLote, async (ctx, { params }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => {
    if ((await lotesJudiciais(tx, hotId, { lelUid: params.lelUid })).length === 0)
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const l = await loteDeJuizo(tx, hotId, params.lelUid)
    if (l === null) return null
    const { lote, processo: p } = l
    const daProposta = pracaDaProposta(l, ctx.agora)
    const cliId = ctx.sessao?.cliId ?? null
    const minhas = cliId === null ? [] : await lerPropostasParceladas(tx, hotId, { lelId: lote.id })
    return {
      processo: p.processo,
      vara: p.vara,
      comarca: p.comarca,
      avaliacao: lote.avaliacao,
      onus: lote.onus,
      praca: lote.praca,
      pracas: [
        { numero: 1 as const, inicio: p.primeiraInicio.toISOString(), minimo: minimoPara(l, 1) },
        { numero: 2 as const, inicio: p.segundaInicio.toISOString(), minimo: minimoPara(l, 2) },
      ],
      segundaFim: p.segundaFim.toISOString(),
      segundaPorcentagem: p.segundaPorcentagem,
      parcelamento: p.aceitaParcelamento
        ? {
            entradaMinima: p.entradaMinima,
            parcelasMaximas: p.parcelasMaximas,
            indice: p.indice,
            praca: daProposta,
            minimo: minimoPara(l, daProposta ?? lote.praca),
          }
        : null,
      preferenciaHoras: p.preferenciaHoras,
      meuDireito: cliId === null ? null : await meuDireito(tx, hotId, { l, cliId, agora: ctx.agora }),
      minhaProposta:
        minhas
          .filter((x) => x.cliId === cliId)
          .map(apresentarProposta)
          .at(-1) ?? null,
    }
  })
})

async function meuDireito(
  tx: Tx,
  hotId: number,
  { l, cliId, agora }: { readonly l: LoteDeJuizo; readonly cliId: number; readonly agora: number },
) {
  const outras = await lerPreferencias(tx, hotId, { lelId: l.lote.id })
  const minha = outras.find((d) => d.cliId === cliId)
  if (minha === undefined) return null
  const venda = await vendaDoLote(tx, hotId, l.lote.uid)
  const r = moverPreferencia(
    { de: minha.situacao, evento: 'exercer', atores: ['Cliente'] },
    contextoDaPreferencia({ minha, outras, lote: l, venda, agora }),
  )
  return { ...apresentarDireito(minha), podeExercer: r.pode, porque: r.pode ? null : r.motivo }
}
