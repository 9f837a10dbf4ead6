import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { avaliacaoCondicional } from '@martelo/contracts/avaliacoes/avaliacao-condicional.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { loteAvaliado, vendidosComoEste } from './avaliacoes.sql.ts'

handle(avaliacaoCondicional, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const sessao = exigirSessao(ctx)
    const l = await loteAvaliado(tx, ctx.hotsite.id, params.uid, sessao.usuId)
    const daCasa = permite('pregao:acompanhar', sessao)
    if (l === null || (!daCasa && !l.doUsuario)) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const vendidos = await vendidosComoEste(tx, ctx.hotsite.id, l)
    const { uid, numero, nome, situacao, leilao, leiUid, comitente, anoModelo, km } = l
    return {
      lote: { uid, numero, nome, situacao, leilao, leiUid, comitente, anoModelo, km },
      lance: l.lance,
      valorVendido: l.valorVendido,
      minimo: l.minimo,
      reserva: veReserva(sessao, { leiloeiroDele: false, doComitente: l.doUsuario }) ? l.reserva : null,
      fipe: l.fipe,
      mercado: l.mercado,
      vendidos: vendidos.map((v) => ({ ...v, data: v.data.toISOString() })),
      avaliacao:
        l.valorRecomendado === null || l.parecer === null || l.em === null
          ? null
          : {
              valorRecomendado: l.valorRecomendado,
              parecer: l.parecer,
              quem: l.quem,
              em: l.em.toISOString(),
            },
      podeAvaliar: permite('avaliacao-condicional:dar', sessao),
    }
  }),
)
