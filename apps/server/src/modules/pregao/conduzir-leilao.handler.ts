import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { conduzirLeilao } from '@martelo/contracts/pregao/conduzir-leilao.contract.ts'
import type { AcaoDoLeilaoNaSala } from '@martelo/domain/pregao/acoes-da-sala.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes, publicarTransicoes } from '../../engines/salas/port.ts'
import {
  mudarConducao,
  type PedidoDaSala,
  pausarSala,
  type RespostaDaSala,
  retomarSala,
  transitarSala,
} from './agir-na-sala.ts'
import { anunciarNoSite, anunciarSala } from './anunciar-sala.ts'
import { type SalaParaConduzir, travarSala } from './conduzir.sql.ts'
import { lerEstadoDaSala } from './estado-da-sala.sql.ts'
import { atoresNaSala, quemNaSala } from './quem-na-sala.sql.ts'

type Pedido = PedidoDaSala & { readonly conducao: SalaParaConduzir['conducao'] | undefined }

const FAZER: Readonly<
  Record<AcaoDoLeilaoNaSala, (tx: Tx, ctx: Ctx, sala: SalaParaConduzir, p: Pedido) => Promise<RespostaDaSala>>
> = {
  iniciar: (tx, ctx, sala, p) => transitarSala(tx, ctx, sala, 'iniciar', p),
  suspender: (tx, ctx, sala, p) => transitarSala(tx, ctx, sala, 'suspender', p),
  encerrar: (tx, ctx, sala, p) => transitarSala(tx, ctx, sala, 'encerrar', p),
  pausar: (tx, ctx, sala, p) => pausarSala(tx, ctx, sala, p.motivo),
  retomar: (tx, ctx, sala) => retomarSala(tx, ctx, sala),
  conducao: (tx, ctx, sala, p) => mudarConducao(tx, ctx, sala, p.conducao ?? sala.conducao),
}

handle(conduzirLeilao, async (ctx, { params, body }) => {
  const sessao = exigirSessao(ctx)
  const autorizacaoDoDia = body.autorizacaoDoDia?.trim() || null
  if (autorizacaoDoDia !== null && !permite('leilao:liberar-dia', ctx.sessao))
    return recusar('SEM_PERMISSAO', 'Só ADM autoriza o leilão neste dia.')
  const r = await ctx.tx(async (tx) => {
    const quem = await quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid)
    if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!quem.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    const sala = await travarSala(tx, ctx.hotsite.id, params.leiUid)
    if (sala === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const pausada = sala.situacao === 'AO_VIVO' && sala.pausadoAt !== null
    if (sala.situacao !== body.situacao || pausada !== body.pausada)
      return recusar('MUDOU', 'A sala mudou enquanto você decidia.')
    const p = {
      atores: atoresNaSala(sessao),
      motivo: body.motivo ?? null,
      autorizacaoDoDia,
      conducao: body.conducao,
    }
    const feito = await FAZER[body.acao](tx, ctx, sala, p)
    return feito.feito ? { sala, feito } : recusar('NAO_PODE', feito.motivo)
  })
  if (ehRecusa(r)) return r
  const { sala, feito } = r
  const s = ctx.servicos
  publicarTransicoes(s, feito.transitaram)
  publicarLotes(s, feito.mudaram)
  await anunciarSala(s, sala)
  if (feito.situacao !== sala.situacao)
    anunciarNoSite(s, sala.hotId, { leiUid: sala.leiUid, nome: sala.nome, situacao: feito.situacao })
  return { sala: await ctx.ler((tx) => lerEstadoDaSala(tx, sala.leiId)) }
})
